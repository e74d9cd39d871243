package io.github.terrene.examples.terminal.odyssey;

import io.github.terrene.examples.terminal.dialogue.CardSearch;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.effect.Phrase;

/**
 * Shows what is printed on cards.
 *
 * @param paper where to
 * @param catalogue the cards there are
 */
public record CardPage(Paper paper, Catalogue catalogue) {
    /** A card in a few words: its numbers, or what it is. */
    public static String inShort(Card card) {
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
    public void show(String words) {
        new CardSearch<>(paper, catalogue.cards(), Card::name, "inu").show(words, this::print);
    }

    /** A card with everything that is printed on it. */
    public void print(Card card) {
        paper.line("  " + paper.paint(Ink.STRONG, card.name()) + "   " + Printed.typeLine(card));
        if (card instanceof CharacterCard character) {
            paper.line("  LV " + character.lv() + "  SP " + character.sp() + "  HP " + character.hp() + "  ATK "
                    + character.atk() + "  DEF " + character.def());
        } else if (card instanceof TerrainCard terrain) {
            String tree = Printed.xpTree(terrain)
                    .zipWithIndex((gain, tier) -> tier + 1 + " XP: " + gain)
                    .mkString("; ");
            paper.wrapped("  ", "  ", Phrase.times(terrain.actions(), "Action") + ". " + tree);
        }
        Printed.lines(card).forEach(line -> paper.wrapped("  ", "    ", line));
    }
}
