package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.GameAction;
import io.github.terrene.kernel.LegalActions;
import io.github.terrene.kernel.play.Policy;
import java.util.Arrays;

/**
 * A {@link Policy} that looks only at the kind of an action: a table of weights. It is fast, and works for every state with such actions,
 * whether of a single game or of a match.
 *
 * <pre>{@code
 * KindWeights<ActionKind> bold = KindWeights.of(ActionKind.class, 10).with(800, ATTACK).with(0, PASS, RUN);
 * Policy<Game, Action> choosy = bold.with(MyBot::recruiting, RECRUIT); // looks at who is recruited, at nothing else
 * }</pre>
 *
 * @param <K> the game's kinds of actions
 */
public final class KindWeights<K extends Enum<K>> implements Policy<Object, GameAction> {
    private final int[] weights;

    private KindWeights(int[] weights) {
        this.weights = weights;
    }

    /**
     * A table with the same weight for all kinds.
     *
     * @param usual from 0 to {@value Policy#MOST}
     * @throws IllegalArgumentException if the weight is out of range
     */
    public static <K extends Enum<K>> KindWeights<K> of(Class<K> kinds, int usual) {
        int[] weights = new int[kinds.getEnumConstants().length];
        Arrays.fill(weights, checked(usual));
        return new KindWeights<>(weights);
    }

    /**
     * The same table with another weight for these kinds.
     *
     * @param weight from 0 to {@value Policy#MOST}
     * @throws IllegalArgumentException if the weight is out of range
     */
    @SafeVarargs
    public final KindWeights<K> with(int weight, K... kinds) {
        int[] changed = weights.clone();
        for (K kind : kinds) {
            changed[kind.ordinal()] = checked(weight);
        }
        return new KindWeights<>(changed);
    }

    /**
     * The same table, except that actions of these kinds are looked at one by one; no other actions are created. A policy that looks at nearly
     * all actions is faster if it weighs all of them itself.
     *
     * @param looking the weights of actions of these kinds
     */
    @SafeVarargs
    public final <S, A extends GameAction> Policy<S, A> with(Policy<S, A> looking, K... kinds) {
        long looked = 0;
        for (K kind : kinds) {
            looked |= 1L << kind.ordinal();
        }
        return new LookingAtSome<>(this, looking, looked);
    }

    private static int checked(int weight) {
        if (weight < 0 || weight > MOST) {
            throw new IllegalArgumentException("a weight must be from 0 to " + MOST + ", not " + weight);
        }
        return weight;
    }

    /** The weight of a kind. */
    public int of(K kind) {
        return weights[kind.ordinal()];
    }

    @Override
    public int weight(Object state, GameAction action) {
        return weights[action.kind().ordinal()];
    }

    @Override
    public int[] weights(Object state, LegalActions<? extends GameAction> legal) {
        int[] all = new int[legal.size()];
        for (int place = 0; place < all.length; place++) {
            all[place] = weights[legal.kind(place)];
        }
        return all;
    }

    /** Looks at actions of some kinds, given as a set of bits. */
    private record LookingAtSome<S, A extends GameAction>(KindWeights<?> others, Policy<S, A> looking, long looked)
            implements Policy<S, A> {
        @Override
        public int weight(S state, A action) {
            return looksAt(action.kind().ordinal()) ? looking.weight(state, action) : others.weight(state, action);
        }

        @Override
        public int[] weights(S state, LegalActions<? extends A> legal) {
            int[] all = new int[legal.size()];
            for (int place = 0; place < all.length; place++) {
                int kind = legal.kind(place);
                all[place] = looksAt(kind) ? looking.weight(state, legal.action(place)) : others.weights[kind];
            }
            return all;
        }

        private boolean looksAt(int kind) {
            return (looked & 1L << kind) != 0;
        }
    }
}
