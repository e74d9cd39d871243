package io.github.terrene.bots.search;

import io.github.terrene.bots.Playbook;
import io.github.terrene.kernel.LegalActions;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a decision and of those that may follow it: a node for each situation that a seat can tell from others, of all seats. Each
 * descent goes through a world that was imagined anew, adds a node, and plays on at random.
 */
final class Tree<S, A, E, V> {
    /** Some hundred megabytes at most; further descents only add to nodes that are there. */
    private static final int MOST_NODES = 200_000;

    /** A share that every action gets that is not conceding, however little players like it. */
    private static final double LEAST = 0.02;

    private final Playbook<S, A, E, V> game;
    private final Map<Long, Node<A>> nodes = new HashMap<>();
    private final Map<A, Integer> numbers = new HashMap<>();

    Tree(Playbook<S, A, E, V> game) {
        this.game = game;
    }

    Playbook<S, A, E, V> game() {
        return game;
    }

    /** What was tried in a situation; nothing if it was never met. */
    @Nullable
    Node<A> find(long situation) {
        return nodes.get(situation);
    }

    /** Begins to note what is tried in a situation that was never met. */
    Node<A> add(long situation) {
        Node<A> node = new Node<>();
        if (nodes.size() < MOST_NODES) {
            nodes.put(situation, node);
        }
        return node;
    }

    /** Each action has a number of its own, in the order in which they are met. */
    int number(A action) {
        @Nullable Integer known = numbers.get(action);
        if (known != null) {
            return known;
        }
        int next = numbers.size();
        numbers.put(action, next);
        return next;
    }

    /** How soon each of these is worth a try to somebody with these habits, together 1. */
    double[] likely(S state, LegalActions<A> moves, Habits habits) {
        int[] weights = game.policy().weights(state, moves);
        double[] likely = new double[weights.length];
        double sum = 0;
        for (int i = 0; i < likely.length; i++) {
            likely[i] = weights[i] == 0 ? 0 : StrictMath.pow(weights[i], habits.trust());
            sum += likely[i];
        }
        double least = sum == 0 ? 1 : LEAST * sum / likely.length;
        double all = sum + least * likely.length;
        for (int i = 0; i < likely.length; i++) {
            boolean concedes = weights[i] == 0 && game.rules().concedes(moves.action(i));
            likely[i] = concedes ? 0 : (likely[i] + least) / all;
        }
        return likely;
    }
}
