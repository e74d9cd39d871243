package io.github.terrene.kernel.card;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * The rules for decks of a game, each declared as a {@link Limit}. They say what is wrong with a deck, what a half-made one still lacks, and
 * how many copies of a card it can still take.
 *
 * @param <K> the game's cards
 */
public final class DeckLimits<K> {
    private final Array<Limit<K>> limits;

    private DeckLimits(Array<Limit<K>> limits) {
        this.limits = limits;
    }

    /** These limits, in the order in which problems name them. */
    public static <K> DeckLimits<K> of(Iterable<Limit<K>> limits) {
        return new DeckLimits<>(Array.ofAll(limits));
    }

    /** Everything wrong with a deck; if it has more than ten times the cards it may have, only that it is too large. */
    public Array<Problem> problems(Array<K> deck, String place) {
        return limits.filter(outOfMeasure(deck) ? Limit::overall : any -> true)
                .flatMap(limit -> limit.problems(deck, place));
    }

    /** Whether a deck has more than ten times the cards it may have. */
    public boolean outOfMeasure(Array<K> deck) {
        return limits.exists(limit -> limit.outOfMeasure(deck));
    }

    /** Everything wrong with the deck of each of these seats. */
    public Array<Problem> problems(Array<Seat> seats, Seq<? extends Array<K>> decks) {
        return seats.zip(decks).flatMap(each -> problems(each._2, "deck of seat " + each._1));
    }

    /** What a deck lacks: what may be mended by adding cards. */
    public Array<Problem> missing(Array<K> deck, String place) {
        return limits.flatMap(limit -> limit.problems(deck, place, limit::few));
    }

    /** What a deck has too much of: what can only be mended by taking cards out. */
    public Array<Problem> excess(Array<K> deck, String place) {
        return limits.flatMap(limit -> limit.problems(deck, place, limit::many));
    }

    /** How many more copies of a card a deck with these cards can take within all limits. */
    public int room(Array<K> deck, K card) {
        return limits.map(limit -> limit.room(deck, card)).min().getOrElse(Integer.MAX_VALUE);
    }
}
