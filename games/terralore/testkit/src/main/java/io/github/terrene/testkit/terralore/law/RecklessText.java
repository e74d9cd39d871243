package io.github.terrene.testkit.terralore.law;

import io.github.terrene.kernel.Dice;
import io.github.terrene.terralore.card.Board;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Continuous;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.trait.Place;
import io.github.terrene.testkit.law.card.OddCalls;

/**
 * A continuous text by somebody who has not read the documentation: its answers are random, but always the same.
 *
 * @param number what it adds
 * @param manner how it misbehaves, or at all
 */
public record RecklessText(int number, Manner manner) implements Continuous {
    /** How a text answers. */
    public enum Manner {
        /** It just answers. */
        PLAIN,
        /** It cannot say what it adds once there are cards in a Graveyard. */
        THROWS,
        /** It cannot say whether it prevents damage. */
        WAVERS,
        /** It looks at current points, which ask it again. */
        MIRRORS
    }

    private static final int SELDOM = 40;

    /** A random one. */
    public static RecklessText of(Dice dice) {
        int manner = dice.below(SELDOM);
        return new RecklessText(OddCalls.number(dice), Manner.values()[manner < Manner.values().length ? manner : 0]);
    }

    @Override
    public int adds(Board now, CardOnField source, CardOnField creature) {
        return switch (manner) {
            case THROWS ->
                now.graveyard(source.owner()).isEmpty()
                        ? number
                        : now.graveyard(source.owner()).get(-1).price();
            case MIRRORS -> source.number() == creature.number() ? number : ((Table) now).points(creature);
            default -> number;
        };
    }

    @Override
    public boolean prevents(Board now, CardOnField source, Place through) {
        if (manner == Manner.WAVERS) {
            throw new UnsupportedOperationException("this text is not written yet");
        }
        return number == 1;
    }
}
