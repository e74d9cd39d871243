package io.github.terrene.kernel.card;

import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;

/** Checks one part of a card's text before anybody plays the card, and notes what makes no sense in that place. */
public class CardProof {
    private final String place;
    private Array<Problem> problems = Array.empty();

    /** @param place the place that problems name */
    protected CardProof(String place) {
        this.place = place;
    }

    /** The problems found so far. */
    public final Array<Problem> problems() {
        return problems;
    }

    /** Requires that a condition is met; otherwise the card breaks the rule that the key names. */
    public final void require(boolean met, String key, String template, Object... values) {
        if (!met) {
            problems = problems.append(Problem.at(place, key, template, values));
        }
    }

    /**
     * Requires that a number is within bounds; otherwise the card breaks that rule. The problem reads like "a cost must be from 0 to 6, not 7".
     *
     * @param what the subject of that sentence, such as "a cost"
     */
    public final void number(String rule, String what, int number, int least, int most) {
        require(
                number >= least && number <= most,
                rule + "/out-of-range",
                "{what} must be from {least:number} to {most:number}, not {number:number}",
                what,
                least,
                most,
                number);
    }
}
