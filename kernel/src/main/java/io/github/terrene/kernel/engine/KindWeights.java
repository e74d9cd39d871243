package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.GameAction;
import io.github.terrene.kernel.LegalActions;
import io.github.terrene.kernel.play.Policy;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * A {@link Policy} that looks only at the kind of an action: a table of weights. It is fast, and works for every state with such actions,
 * whether of a single game or of a match.
 *
 * <pre>{@code
 * KindWeights<Action> bold = KindWeights.<Action>of(10).with(800, Attack.class).with(0, Pass.class, Run.class);
 * Policy<Game, Action> choosy = bold.with(MyBot::recruiting, Recruit.class); // looks at who is recruited, at nothing else
 * }</pre>
 *
 * @param <A> actions
 */
public final class KindWeights<A extends GameAction> implements Policy<Object, A> {
    private final int usual;
    private final Map<Class<?>, Integer> others;

    private KindWeights(int usual, Map<Class<?>, Integer> others) {
        this.usual = usual;
        this.others = others;
    }

    /**
     * A table with the same weight for all kinds.
     *
     * @param usual from 0 to {@value Policy#MOST}
     * @throws IllegalArgumentException if the weight is out of range
     */
    public static <A extends GameAction> KindWeights<A> of(int usual) {
        return new KindWeights<>(checked(usual), Map.of());
    }

    /**
     * The same table with another weight for these kinds.
     *
     * @param weight from 0 to {@value Policy#MOST}
     * @throws IllegalArgumentException if the weight is out of range
     */
    @SafeVarargs
    public final KindWeights<A> with(int weight, Class<? extends A>... kinds) {
        Map<Class<?>, Integer> changed = new LinkedHashMap<>(others);
        for (Class<? extends A> kind : kinds) {
            changed.put(kind, checked(weight));
        }
        return new KindWeights<>(usual, changed);
    }

    /**
     * The same table, except that actions of these kinds are looked at one by one; no other actions are created. A policy that looks at nearly
     * all actions is faster if it weighs all of them itself.
     *
     * @param looking the weights of actions of these kinds
     */
    @SafeVarargs
    public final <S> Policy<S, A> with(Policy<S, A> looking, Class<? extends A>... kinds) {
        Set<Class<?>> looked = new LinkedHashSet<>();
        for (Class<? extends A> kind : kinds) {
            looked.add(kind);
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
    public int of(Class<?> kind) {
        return others.getOrDefault(kind, usual);
    }

    @Override
    public int weight(Object state, A action) {
        return of(action.getClass());
    }

    @Override
    public int[] weights(Object state, LegalActions<? extends A> legal) {
        int[] all = new int[legal.size()];
        for (int place = 0; place < all.length; place++) {
            all[place] = of(legal.kind(place));
        }
        return all;
    }

    /** Looks at actions of some kinds. */
    private record LookingAtSome<S, A extends GameAction>(
            KindWeights<A> others, Policy<S, A> looking, Set<Class<?>> looked) implements Policy<S, A> {
        @Override
        public int weight(S state, A action) {
            return looked.contains(action.getClass()) ? looking.weight(state, action) : others.weight(state, action);
        }

        @Override
        public int[] weights(S state, LegalActions<? extends A> legal) {
            int[] all = new int[legal.size()];
            for (int place = 0; place < all.length; place++) {
                Class<?> kind = legal.kind(place);
                all[place] = looked.contains(kind) ? looking.weight(state, legal.action(place)) : others.of(kind);
            }
            return all;
        }
    }
}
