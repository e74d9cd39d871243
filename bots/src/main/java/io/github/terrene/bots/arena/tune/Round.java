package io.github.terrene.bots.arena.tune;

import io.github.terrene.bots.arena.measure.Confidence;
import io.vavr.collection.Array;

/**
 * What was measured with one setting.
 *
 * @param setting the setting
 * @param shares by agent and pair of decks, how often the first deck won
 */
public record Round(Setting setting, Array<Array<Confidence>> shares) {
    /** How many pairs of decks, over all agents, are not yet balanced. */
    public int outside(Target goal) {
        return shares.flatMap(each -> each).count(share -> !goal.reached(share));
    }

    /** The share that is furthest from a half. */
    public double worst() {
        return 0.5
                + shares.flatMap(each -> each)
                        .map(share -> Math.abs(share.mean() - 0.5))
                        .max()
                        .get();
    }
}
