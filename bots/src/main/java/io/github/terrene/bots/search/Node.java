package io.github.terrene.bots.search;

import io.github.terrene.kernel.LegalActions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What was tried at one decision of a seat, as far as that seat can tell it from others, and how it went. Different actions are legal in
 * different worlds, so each action is compared with the others as often as it was legal (Cowling, Powley, Whitehouse: Information Set Monte
 * Carlo Tree Search, 2012).
 *
 * @param <A> actions
 */
final class Node<A> {
    private static final int FEW = 4;

    private final List<A> noted = new ArrayList<>(FEW);
    private final Map<A, Integer> places = new HashMap<>();
    private int[] tried = new int[FEW];
    private int[] legal = new int[FEW];
    private double[] won = new double[FEW];
    private int tries;
    private double all;

    /** How often an action was tried. */
    int tried(A action) {
        @Nullable Integer place = places.get(action);
        return place == null ? 0 : tried[place];
    }

    /** The total share that an action has brought in all its tries. */
    double won(A action) {
        @Nullable Integer place = places.get(action);
        return place == null ? 0 : won[place];
    }

    /**
     * The legal action to try: the best one if each is penalized for how often it was tried, likely ones less than unlikely ones (PUCT: Rosin,
     * Multi-armed Bandits with Episode Context, 2011).
     *
     * @param likely the probability of each action; these add up to 1, and an action with 0 is not tried
     * @return its place among the legal actions
     */
    int select(LegalActions<A> actions, double[] likely, Habits habits) {
        double unknown = (tries == 0 ? 0.5 : all / tries) + habits.hope();
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < likely.length; i++) {
            if (likely[i] > 0) {
                int place = place(actions.action(i), i);
                legal[place]++;
                double share = tried[place] == 0 ? unknown : won[place] / tried[place];
                double score = share + habits.curiosity() * likely[i] * Math.sqrt(legal[place]) / (1 + tried[place]);
                if (score > most) {
                    most = score;
                    best = i;
                }
            }
        }
        return best;
    }

    /** Where an action is noted: usually where it stands in the list, since usually the same actions are legal in the same situation. */
    private int place(A action, int listed) {
        if (listed < noted.size() && noted.get(listed).equals(action)) {
            return listed;
        }
        @Nullable Integer known = places.get(action);
        return known == null ? added(action) : known;
    }

    private int added(A action) {
        int next = noted.size();
        noted.add(action);
        places.put(action, next);
        if (next == tried.length) {
            tried = Arrays.copyOf(tried, 2 * next);
            legal = Arrays.copyOf(legal, 2 * next);
            won = Arrays.copyOf(won, 2 * next);
        }
        return next;
    }

    /**
     * Adds the result of an action that was selected.
     *
     * @param listed its place among those from which it was selected
     */
    void add(A action, int listed, double share) {
        int place = place(action, listed);
        tried[place]++;
        won[place] += share;
        tries++;
        all += share;
    }
}
