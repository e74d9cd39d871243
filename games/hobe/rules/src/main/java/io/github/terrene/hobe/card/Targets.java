package io.github.terrene.hobe.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/**
 * The targets of a part of a text: different things of one sort.
 *
 * @param number how many, 1 or more
 * @param sort which things
 */
@Rule({"HB-7.3", "HB-7.35"})
public record Targets(int number, Sort sort) {
    /** A sort of things that can be targets. */
    public interface Sort extends Proofreadable {
        /** All such things that there are now, for an effect of that controller, in ascending order. */
        Array<Choice> options(Board board, Seat controller);

        /** Whether that thing is one of them. */
        default boolean has(Board board, Seat controller, Choice choice) {
            return options(board, controller).contains(choice);
        }

        /** The number of the rule by which that thing is not one of them. */
        default String refusal(Board board, Choice choice) {
            return "HB-7.3";
        }
    }
}
