package io.github.terrene.examples.terminal.rows;

import io.github.terrene.examples.terminal.dialogue.CardSearch;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardText;
import io.github.terrene.hobe.card.Catalogue;

/**
 * Shows what is printed on cards.
 *
 * @param paper where to
 * @param catalogue the cards there are
 */
record CardPage(Paper paper, Catalogue catalogue) {
    /** A card in a few words: "Wall Archer (Ranged 2/2, cost 1)". */
    static String inShort(Card card) {
        String what = card.body()
                .map(body -> body.reach().word() + " " + body.attack() + "/" + body.hp())
                .getOrElse(card.kind().word());
        String asks = card.requirements().isEmpty() ? "" : ", asks for " + CardText.requirements(card);
        return card.name() + " (" + what + (card.cost() == 0 ? ", free" : ", cost " + card.cost()) + asks + ")";
    }

    /** Shows the card that is meant, or the names of those that may be meant. */
    void show(String words) {
        new CardSearch<>(paper, catalogue.cards(), Card::name, "archer").show(words, this::print);
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
