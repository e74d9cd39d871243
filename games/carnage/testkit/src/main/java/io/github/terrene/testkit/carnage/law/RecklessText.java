package io.github.terrene.testkit.carnage.law;

import io.github.terrene.carnage.card.OwnStatement;
import io.github.terrene.kernel.Dice;
import io.github.terrene.testkit.law.card.OddCalls;

/**
 * A text by somebody who has not read the documentation: its answers are random, but always the same.
 *
 * @param alone what it adds if no round is empty
 * @param number what it adds if one is
 * @param throwing whether it cannot tell who wins ties
 * @param first whether it is the first to be saved
 */
public record RecklessText(int alone, int number, boolean throwing, boolean first) implements OwnStatement {
    /** A random one. */
    public static RecklessText of(Dice dice) {
        return new RecklessText(OddCalls.number(dice), OddCalls.number(dice), dice.below(20) == 0, dice.below(3) == 0);
    }

    @Override
    public boolean winsTies() {
        if (throwing) {
            throw new UnsupportedOperationException("this text is not written yet");
        }
        return first;
    }

    @Override
    public int bonus(boolean emptyRound) {
        return emptyRound ? number : alone;
    }

    @Override
    public boolean savedFirst() {
        return first;
    }
}
