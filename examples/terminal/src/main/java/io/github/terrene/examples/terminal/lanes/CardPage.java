package io.github.terrene.examples.terminal.lanes;

import io.github.terrene.examples.terminal.dialogue.CardSearch;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardText;
import io.github.terrene.terralore.card.Catalogue;

/**
 * Shows what is printed on cards.
 *
 * @param paper where to
 * @param catalogue the cards there are
 */
record CardPage(Paper paper, Catalogue catalogue) {
    /** A card in a few words: "Silt Eel (cost 1, 2 points)". */
    static String inShort(Card card) {
        String cost = card.price() == 0 ? "free" : "cost " + card.price();
        boolean same = card.points().attacking() == card.points().defending();
        String points = same ? Speech.number(card.points().attacking(), "point") : "points " + card.points();
        return card.name() + " (" + cost + ", " + (card.kind().creature() ? points : "Skill") + ")";
    }

    /** Shows the card that is meant, or the names of those that may be meant. */
    void show(String words) {
        new CardSearch<>(paper, catalogue.cards(), Card::name, "silt").show(words, this::print);
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
