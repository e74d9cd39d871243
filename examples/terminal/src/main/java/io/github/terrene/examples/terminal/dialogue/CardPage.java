package io.github.terrene.examples.terminal.dialogue;

import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Function;

/**
 * Shows what is printed on cards.
 *
 * @param <C> cards
 * @param paper where to
 * @param cards finds the card that is meant
 * @param type the line of a card that says of what kind it is
 * @param text the lines of its text
 */
public record CardPage<C>(
        Paper paper, CardSearch<C> cards, Function<C, String> type, Function<C, ? extends Seq<String>> text) {
    /** Shows the card that is meant, or the names of those that may be meant. */
    public void show(String words) {
        cards.show(words, this::print);
    }

    /** A hand, with the texts of its cards. */
    public void hand(Seq<C> hand) {
        if (hand.isEmpty()) {
            paper.line("  " + paper.messages().say("hand.empty"));
        }
        hand.forEach(this::print);
    }

    private void print(C card) {
        String[] lines = type.apply(card).split("\n");
        paper.line("  " + paper.paint(Ink.STRONG, cards.name().apply(card)) + "   " + lines[0]);
        Array.of(lines).tail().forEach(line -> paper.wrapped("      ", "        ", line));
        text(card);
    }

    /** The text of a card, if it has any. */
    public void text(C card) {
        text.apply(card).forEach(line -> paper.wrapped("      ", "        ", line));
    }
}
