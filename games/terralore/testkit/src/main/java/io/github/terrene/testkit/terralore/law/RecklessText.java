package io.github.terrene.testkit.terralore.law;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.word.Stat;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.kernel.word.World;
import io.github.terrene.terralore.card.Board;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.OwnStatement;
import io.github.terrene.terralore.trait.Place;
import io.github.terrene.testkit.law.card.OddCalls;

/**
 * A continuous text by somebody who has not read the documentation: its answers are random, but always the same.
 *
 * @param number what it adds
 * @param manner how it misbehaves, or at all
 */
public record RecklessText(int number, Manner manner) implements OwnStatement {
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
    public int adds(World world, Thing source, Thing thing, Stat stat) {
        Board now = (Board) world;
        return switch (manner) {
            case THROWS ->
                now.graveyard(source.owner()).isEmpty()
                        ? number
                        : now.graveyard(source.owner()).get(-1).price();
            case MIRRORS -> source.number() == thing.number() ? number : now.stat(thing, stat);
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
