package io.github.terrene.examples.terminal.lanes;

import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.setup.Likeness;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardText;
import io.github.terrene.terralore.card.Catalogue;
import io.vavr.collection.Seq;

/**
 * Shows what is printed on cards.
 *
 * @param paper where to
 * @param catalogue the cards there are
 */
record CardPage(Paper paper, Catalogue catalogue) {
    private static final int MOST = 12;

    /** A card in a few words: "Silt Eel (cost 1, 2 points)". */
    static String inShort(Card card) {
        String cost = card.price() == 0 ? "free" : "cost " + card.price();
        boolean same = card.points().attacking() == card.points().defending();
        String points = same ? Speech.number(card.points().attacking(), "point") : "points " + card.points();
        return card.name() + " (" + cost + ", " + (card.kind().creature() ? points : "Skill") + ")";
    }

    /** Shows the card that is meant, or the names of those that may be meant. */
    void show(String words) {
        String plain = Likeness.plain(words);
        Seq<Card> found =
                catalogue.cards().filter(card -> Likeness.plain(card.name()).contains(plain));
        Seq<Card> exactly = found.filter(card -> Likeness.plain(card.name()).equals(plain));
        if (plain.isEmpty()) {
            paper.line("Which card? For example: card silt");
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

    /** A card with its text. */
    void print(Card card) {
        paper.line("  " + paper.paint(Ink.STRONG, card.name()) + "   " + CardText.typeLine(card));
        text(card);
    }

    /** The text of a card, if it has any. */
    void text(Card card) {
        CardText.lines(card).forEach(line -> paper.wrapped("      ", "        ", line));
    }
}
