package io.github.terrene.kernel.word;

import io.github.terrene.kernel.Seat;
import org.jspecify.annotations.Nullable;

/**
 * How likely a sensible player gives an answer to what a card asks, by what the card says: weights for a {@link
 * io.github.terrene.kernel.play.Policy}. A game asks this for each sort of its choices.
 *
 * @param effect what asks
 * @param player who is asked
 * @param controller who controls the card
 */
public record Sense(Effect effect, Seat player, Seat controller) {
    /** The weight of an answer of which nobody can say whether it is good. */
    public static final int USUAL = 20;

    private static final int MUCH_BETTER = 3 * USUAL;
    private static final int SELDOM = 5;

    /** The weight of an answer that is so good for the player, at a glance: more than 0 if it is good, less if it is bad. */
    public static int likely(int good) {
        return good > 0 ? MUCH_BETTER : good < 0 ? 1 : USUAL;
    }

    /** The weight of a thing; null for something else. */
    public int thing(@Nullable Thing thing) {
        return thing == null ? USUAL : likely(effect.helps(player, thing));
    }

    /** The weight of saying yes; no has {@link #USUAL}. */
    public int yes() {
        return effect instanceof Flow.May may ? likely(side() * Flow.worth(may.parts())) : USUAL;
    }

    /** The weight of having chosen enough. */
    public int enough() {
        return SELDOM;
    }

    /** The weight of one of several things to choose. */
    public int mode(int place) {
        return effect instanceof Flow.ChooseOne choice
                ? likely(side() * Flow.worth(choice.modes().get(place).effects()))
                : USUAL;
    }

    private int side() {
        return player.equals(controller) ? 1 : -1;
    }
}
