package io.github.terrene.bots.search;

import io.github.terrene.bots.Playbook;
import io.github.terrene.kernel.LegalActions;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is known about a decision and those that may follow it: for all seats, a node for each situation that the seat can tell from others.
 * Each descent goes through a newly imagined world, adds a node, and plays on at random.
 */
final class Tree<S, A, E, V> {
    /** The most nodes: a few hundred megabytes. Further descents only add to existing nodes. */
    private static final int MOST_NODES = 200_000;

    /** The share that every action except conceding gets, however little players like it. */
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

    /** The number of an action; actions are numbered in the order in which they are met. */
    int number(A action) {
        @Nullable Integer known = numbers.get(action);
        if (known != null) {
            return known;
        }
        int next = numbers.size();
        numbers.put(action, next);
        return next;
    }

    /** How soon each of these actions is worth a try to somebody with these habits; the numbers add up to 1. */
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
