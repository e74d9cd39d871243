package io.github.terrene.examples.terminal.person;

import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.setup.Likeness;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CardText;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.effect.Phrase;
import io.vavr.collection.Seq;

/**
 * Shows what is printed on cards.
 *
 * @param paper where to
 * @param catalogue the cards there are
 */
record CardPage(Paper paper, Catalogue catalogue) {
    private static final int MOST = 12;

    /** A card in a few words: its numbers, or what it is. */
    static String inShort(Card card) {
        if (card instanceof CharacterCard character && !card.unknown()) {
            return card.name() + " (SP " + character.sp() + ", ATK " + character.atk() + ", DEF " + character.def()
                    + ", HP " + character.hp() + ")";
        } else if (card instanceof TerrainCard terrain && !card.unknown()) {
            return card.name() + " (" + (terrain.storm().isDefined() ? "Storm, " : "")
                    + Phrase.times(terrain.actions(), "Action") + ")";
        }
        return card.name();
    }

    /** Shows the card that is meant, or the names of those that may be meant. */
    void show(String words) {
        String plain = Likeness.plain(words);
        Seq<Card> found =
                catalogue.cards().filter(card -> Likeness.plain(card.name()).contains(plain));
        Seq<Card> exactly = found.filter(card -> Likeness.plain(card.name()).equals(plain));
        if (plain.isEmpty()) {
            paper.line("Which card? For example: card inu");
        } else if (found.isEmpty()) {
            String like = Likeness.closest(words, catalogue.cards().map(Card::name))
                    .map(name -> " Did you mean " + name + "?")
                    .getOrElse("");
            paper.line("No card has that name." + like);
        } else if (found.size() == 1 || !exactly.isEmpty()) {
            print((exactly.isEmpty() ? found : exactly).head());
        } else {
            String more = found.size() > MOST ? " and " + (found.size() - MOST) + " more" : "";
            paper.wrapped("Which one? ", "  ", found.take(MOST).map(Card::name).mkString(", ") + more);
        }
    }

    private void print(Card card) {
        paper.line("  " + paper.paint(Ink.STRONG, card.name()) + "   " + CardText.typeLine(card));
        if (card instanceof CharacterCard character) {
            paper.line("  LV " + character.lv() + "  SP " + character.sp() + "  HP " + character.hp() + "  ATK "
                    + character.atk() + "  DEF " + character.def());
        } else if (card instanceof TerrainCard terrain) {
            String tree = CardText.xpTree(terrain)
                    .zipWithIndex((gain, tier) -> tier + 1 + " XP: " + gain)
                    .mkString("; ");
            paper.wrapped("  ", "  ", Phrase.times(terrain.actions(), "Action") + ". " + tree);
        }
        CardText.lines(card).forEach(line -> paper.wrapped("  ", "    ", line));
    }
}
