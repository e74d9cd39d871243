package io.github.terrene.kernel.text;

import io.github.terrene.kernel.Outcome;
import io.vavr.collection.Array;
import java.util.function.BiPredicate;

/**
 * A way in which a game ends. What a game that was read from a text says of its end must be borne out by the position.
 *
 * @param <W> states
 * @param rule the number of the rule that ends the game
 * @param holds whether a game can have come to that outcome in that way
 * @param sentence the message if it cannot
 */
public record Ending<W>(String rule, BiPredicate<W, Outcome> holds, String sentence) {
    /** What must hold for outcomes, if a game for two ends in these ways and no others. */
    public static <W> Array<Invariant<W, ?>> invariants(Array<Ending<W>> all) {
        return Array.<Invariant<W, ?>>of(
                        Invariant.of(
                                Outcome.class,
                                (state, outcome) -> outcome.winners().size() <= 1,
                                "one player wins, or nobody"),
                        Invariant.of(
                                Outcome.class,
                                (state, outcome) -> all.exists(each -> each.isOf(outcome)),
                                "no such rule ends a game"))
                .appendAll(all.map(Ending::invariant));
    }

    /** What must hold for an outcome in this way. */
    public Invariant<W, Outcome> invariant() {
        return Invariant.<W, Outcome>of(
                        Outcome.class, (state, outcome) -> !isOf(outcome) || holds.test(state, outcome), sentence)
                .by(rule);
    }

    private boolean isOf(Outcome outcome) {
        return outcome.rule().equals(rule);
    }
}
