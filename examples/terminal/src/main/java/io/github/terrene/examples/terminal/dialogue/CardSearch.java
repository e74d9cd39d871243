package io.github.terrene.examples.terminal.dialogue;

import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.setup.Similarity;
import io.vavr.collection.Seq;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Finds the card that a person means.
 *
 * @param <C> cards
 * @param paper where to
 * @param cards the cards there are
 * @param name the name of a card
 * @param example a word that finds a card
 */
public record CardSearch<C>(Paper paper, Seq<C> cards, Function<C, String> name, String example) {
    private static final int MOST = 12;

    /** Shows the card that is meant, or says which may be meant. */
    public void show(String words, Consumer<C> print) {
        Messages messages = paper.messages();
        String plain = Similarity.plain(words);
        Seq<C> found = cards.filter(card -> plain(card).contains(plain));
        Seq<C> exactly = found.filter(card -> plain(card).equals(plain));
        if (plain.isEmpty()) {
            paper.line(messages.say("card.which", example));
        } else if (found.isEmpty()) {
            paper.line(Similarity.closest(words, cards.map(name))
                    .map(close -> messages.say("card.none.like", close))
                    .getOrElse(() -> messages.say("card.none")));
        } else if (found.size() == 1 || !exactly.isEmpty()) {
            print.accept((exactly.isEmpty() ? found : exactly).head());
        } else {
            String some = found.take(MOST).map(name).mkString(", ");
            paper.wrapped(
                    messages.say("card.several") + " ",
                    "  ",
                    found.size() > MOST ? messages.say("card.more", some, found.size() - MOST) : some);
        }
    }

    private String plain(C card) {
        return Similarity.plain(name.apply(card));
    }
}
