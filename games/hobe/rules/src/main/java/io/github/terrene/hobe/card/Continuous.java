package io.github.terrene.hobe.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import org.jspecify.annotations.Nullable;

/**
 * What applies while a card is in play, as data. Every question is about one Battle card, or one card to be played; by default a text changes
 * nothing.
 *
 * <p>Numbers beyond {@link Bounds} count as the bound. A text that throws, or depends on itself without end, fails with a {@link
 * io.github.terrene.kernel.card.FaultyEffect} that names its card.
 */
@Rule({"HB-7.30", "HB-10.1"})
public interface Continuous extends Proofreadable {
    /** What it adds to the ATK of a Battle card; negative if it takes something away. */
    @Rule("HB-9.12")
    default int adds(Board board, CardInPlay source, CardInPlay card) {
        return 0;
    }

    /** The ATK that it gives a Battle card instead of the printed one, or null; below 0 it counts as 0. */
    @Rule({"HB-7.20", "HB-9.12"})
    default @Nullable Integer sets(Board board, CardInPlay source, CardInPlay card) {
        return null;
    }

    /** The highest ATK that it lets a Battle card have; below 0 it counts as 0. */
    @Rule("HB-9.15")
    default int limits(Board board, CardInPlay source, CardInPlay card) {
        return Integer.MAX_VALUE;
    }

    /** The reach that it gives a Battle card, or null. */
    @Rule({"HB-7.19", "HB-9.15"})
    default @Nullable Reach reach(Board board, CardInPlay source, CardInPlay card) {
        return null;
    }

    /** Whether attacks of a Battle card also hit the back slot (true), or only the first obstacle (false); null if it says neither. */
    @Rule("HB-9.14")
    default @Nullable Boolean hitsBack(Board board, CardInPlay source, CardInPlay card) {
        return null;
    }

    /** What it adds to the cost of a card that a player plays; negative if the card becomes cheaper. */
    @Rule("HB-7.37")
    default int costs(Board board, CardInPlay source, Seat player, Card card) {
        return 0;
    }

    /** Whether its Battle card may bear that Weapon. */
    @Rule("HB-7.18")
    default boolean bears(Card weapon) {
        return true;
    }

    /** Whether its Weapon may be borne by that Battle card. */
    @Rule("HB-7.18")
    default boolean borneBy(CardInPlay bearer) {
        return true;
    }

    /** Whether it lets its card be put on the opponent's side: a Weapon also there, a Situation only there. */
    @Rule({"HB-7.16", "HB-7.28", "HB-10.12"})
    default boolean across() {
        return false;
    }

    /** When it began to work, counted like the numbers of cards. */
    @Rule("HB-9.15")
    default int began(CardInPlay source) {
        return source.since();
    }
}
