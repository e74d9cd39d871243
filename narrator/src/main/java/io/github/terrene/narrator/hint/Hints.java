package io.github.terrene.narrator.hint;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.card.PrintedWord;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Function;

/** What is legal on cards and probably a mistake. */
public final class Hints {
    private Hints() {}

    /**
     * Hints about some cards of a game.
     *
     * @param own the cards in question
     * @param all all cards that can occur in the game, these among them
     * @param words what people call a word that is printed on cards
     * @return each with the name of its card as its place, in the order of the cards
     */
    public static Seq<Problem> of(Iterable<ReadCard> own, Iterable<ReadCard> all, Function<PrintedWord, String> words) {
        Array<ReadCard> game = Array.ofAll(all);
        InVain inVain = InVain.among(game, words);
        Outliers outliers = Outliers.among(game);
        return Array.ofAll(own)
                .flatMap(card -> inVain.of(card)
                        .appendAll(Repeated.of(card))
                        .appendAll(outliers.of(card))
                        .distinct()
                        .map(why -> new Problem(card.name(), why)));
    }
}
