package io.github.terrene.odyssey.view;

import io.github.terrene.kernel.Dice;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Draws different cards that fit: first those of a pool, then others at random. Used within a single call.
 *
 * @param <C> the kind of card
 */
final class DistinctDraws<C extends Card> {
    private final Function<Predicate<C>, @Nullable C> pool;
    private final Array<C> others;
    private final Predicate<C> fits;
    private final Dice dice;

    private Array<C> drawn = Array.empty();
    /** Once the pool has no more: the others that fit and were not drawn. */
    private @Nullable Array<C> left;

    /**
     * Draws before anything is drawn.
     *
     * @param pool takes the first card of the pool that matches a predicate, or returns null
     * @param others different cards that will do if the pool has none
     */
    DistinctDraws(Function<Predicate<C>, @Nullable C> pool, Array<C> others, Predicate<C> fits, Dice dice) {
        this.pool = pool;
        this.others = others;
        this.fits = fits;
        this.dice = dice;
    }

    /** The next card, or null if there is none. */
    @Nullable
    C next() {
        @Nullable C own = left == null ? pool.apply(this::isNew) : null;
        if (own == null) {
            return other();
        }
        drawn = drawn.append(own);
        return own;
    }

    private @Nullable C other() {
        Array<C> rest = left == null ? others.filter(this::isNew) : left;
        if (rest.isEmpty()) {
            left = rest;
            return null;
        }
        int place = dice.below(rest.size());
        left = rest.removeAt(place);
        return rest.get(place);
    }

    private boolean isNew(C card) {
        return fits.test(card) && drawn.indexOf(card) < 0;
    }
}
