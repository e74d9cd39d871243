package io.github.terrene.examples.terminal.dialogue;

import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.examples.terminal.page.Paper;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Locale;
import java.util.function.Function;

/**
 * Shows what is printed on cards.
 *
 * @param paper where to
 * @param cards the ids of the cards there are
 * @param name the name of a card
 * @param type the lines of a card that say of what kind it is
 * @param text the lines of its text
 */
public record CardPage(
        Paper paper,
        Seq<String> cards,
        Function<String, String> name,
        Function<String, String> type,
        Function<String, ? extends Seq<String>> text) {
    private static final int MOST = 12;

    /** Shows the card that is meant, or the names of those that may be meant. */
    void show(String words) {
        Messages messages = paper.messages();
        String plain = Similarity.plain(words);
        Seq<String> found = cards.filter(card -> plain(card).contains(plain));
        Seq<String> exactly = found.filter(card -> plain(card).equals(plain));
        if (plain.isEmpty()) {
            paper.line(messages.say("card.which", name.apply(cards.head()).toLowerCase(Locale.ROOT)));
        } else if (found.isEmpty()) {
            paper.line(Similarity.closest(words, cards.map(name))
                    .map(close -> messages.say("card.none.like", close))
                    .getOrElse(() -> messages.say("card.none")));
        } else if (found.size() == 1 || !exactly.isEmpty()) {
            print((exactly.isEmpty() ? found : exactly).head());
        } else {
            String some = found.take(MOST).map(name).mkString(", ");
            paper.wrapped(
                    messages.say("card.several") + " ",
                    "  ",
                    found.size() > MOST ? messages.say("card.more", some, found.size() - MOST) : some);
        }
    }

    private String plain(String card) {
        return Similarity.plain(name.apply(card));
    }

    /** A hand, with the texts of its cards. */
    void hand(Seq<String> hand) {
        if (hand.isEmpty()) {
            paper.line("  " + paper.messages().say("hand.empty"));
        }
        hand.forEach(this::print);
    }

    private void print(String card) {
        Array<String> lines = Array.of(type.apply(card).split("\n"));
        paper.line(("  " + paper.paint(Ink.STRONG, name.apply(card)) + "   " + lines.head()).stripTrailing());
        lines.tail().forEach(line -> paper.wrapped("      ", "        ", line));
        text(card);
    }

    /** The text of a card, if it has any. */
    public void text(String card) {
        text.apply(card).forEach(line -> paper.wrapped("      ", "        ", line));
    }
}
