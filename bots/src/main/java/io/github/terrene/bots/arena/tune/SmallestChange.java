package io.github.terrene.bots.arena.tune;

import io.vavr.collection.Array;

/**
 * Looks for the fewest steps after which all decks are expected to be balanced: step by step, always the one that helps most. No number goes more than
 * one step in a round, since what it does further away is not known yet.
 *
 * @param dials the numbers that may change
 * @param influence what they do
 * @param goal what is to be reached
 * @param meetings the pairs of decks in this round, with who plays them
 */
record SmallestChange(Array<Dial> dials, Influence influence, Target goal, Array<Influence.Meeting> meetings) {
    /** What a step away from what is printed must be worth: a change that helps hardly at all is left. */
    private static final double PRICE = 0.00005;

    /** Where the numbers should go from there; the same setting if no step helps. */
    Setting after(Setting now) {
        Setting best = now;
        double least = cost(now, now);
        boolean better = true;
        while (better) {
            better = false;
            for (Setting next : near(best, now)) {
                double cost = cost(next, now);
                if (cost < least) {
                    least = cost;
                    best = next;
                    better = true;
                }
            }
        }
        return best;
    }

    private Array<Setting> near(Setting best, Setting now) {
        return Array.range(0, dials.size())
                .flatMap(dial -> Array.of(-1, 0, 1)
                        .map(step -> now.steps().get(dial) + step)
                        .filter(to -> !to.equals(best.steps().get(dial))
                                && dials.get(dial).reaches(to))
                        .map(to -> best.with(dial, to)));
    }

    private double cost(Setting setting, Setting now) {
        Array<Integer> apart = setting.steps().zipWith(now.steps(), (there, here) -> there - here);
        double sum = PRICE * setting.size();
        for (Influence.Meeting meeting : meetings) {
            sum += goal.excess(influence.expected(meeting, apart));
        }
        return sum;
    }
}
