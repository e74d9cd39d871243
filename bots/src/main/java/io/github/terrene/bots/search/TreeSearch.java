package io.github.terrene.bots.search;

import io.github.terrene.bots.Playbook;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.LegalActions;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.play.Agent;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * An agent that searches (Monte Carlo tree search over information sets, with a tree for each seat: MO-ISMCTS, Cowling, Powley, Whitehouse,
 * 2012). Thousands of times, it imagines a world that fits its view, follows what has proved best for each seat that decides, tries something
 * new, plays on at random, and records the result. It never sees a state, and remembers nothing from one decision to the next: {@link
 * io.github.terrene.bots.agent.Remembering} does that for it.
 *
 * <p>If several seats choose in secret at the same time, each chooses without knowing the choices of the others. The agent then mixes its own
 * choice: it takes a random one of those that were tried nearly as often as the best, so that nobody can foresee it.
 *
 * <pre>{@code
 * Agent<View, Action, Event> bot = TreeSearch.of(playbook, pool, Budget.of(Duration.ofMillis(200)));
 * }</pre>
 *
 * @param game what it needs to know about the game
 * @param pool the cards that it believes each seat plays with
 * @param budget how long it thinks about a decision
 * @param habits how it divides its attention
 * @param trees how many trees it grows side by side, each with its share of the descents. The same number gives the same choices whoever grows
 *     them. One large tree plays better than several smaller ones of the same total size
 * @param workers who grow them: {@link Processors}, for example
 */
public record TreeSearch<S, A, E, V>(
        Playbook<S, A, E, V> game, CardPool pool, Budget budget, Habits habits, int trees, Workers workers)
        implements Agent<V, A, E> {
    /** A search in one tree. */
    public TreeSearch(Playbook<S, A, E, V> game, CardPool pool, Budget budget, Habits habits) {
        this(game, pool, budget, habits, 1, Workers.ONE);
    }

    /** A search with the usual habits in one tree. */
    public static <S, A, E, V> TreeSearch<S, A, E, V> of(Playbook<S, A, E, V> game, CardPool pool, Budget budget) {
        return new TreeSearch<>(game, pool, budget, Habits.USUAL);
    }

    @Override
    public A decide(V view, Seq<A> legal, Rng rng) {
        if (legal.size() == 1) {
            return legal.head();
        }
        Array<Thought<A>> thoughts = explain(view, legal, rng);
        return secret(view, thoughts) ? mixed(thoughts, rng.split(trees)) : best(thoughts);
    }

    /** What it thinks of each of the legal actions, in their order: to show it, or to choose in another way. */
    public Array<Thought<A>> explain(V view, Seq<A> legal, Rng rng) {
        Array<Node<A>> roots = Array.ofAll(workers.all(trees, number -> grown(view, legal, rng.split(number))));
        return Array.ofAll(legal).map(action -> thought(action, roots));
    }

    private static <A> Thought<A> thought(A action, Array<Node<A>> roots) {
        int tries = 0;
        double won = 0;
        for (Node<A> root : roots) {
            tries += root.tried(action);
            won += root.won(action);
        }
        return new Thought<>(action, tries, tries == 0 ? 0.5 : won / tries);
    }

    /**
     * The first try of every action is in the same world with the same chance, the second try in the same second world, and so on, so that any
     * difference is due to the action.
     */
    private Node<A> grown(V view, Seq<A> legal, Rng rng) {
        Clock clock = budget.begin(trees);
        Tree<S, A, E, V> tree = new Tree<>(game);
        Node<A> root = new Node<>();
        LegalActions<A> choices = LegalActions.of(legal);
        Seat searcher = game.rules().actor(legal.head());
        Worlds<S> worlds = new Worlds<>(
                number -> game.rules().imagine(view, pool, rng.split(number).split(0)));
        double[] likely = tree.likely(worlds.get(0), choices, habits);
        for (int descent = 0; clock.goesOn(descent); descent++) {
            int place = root.select(choices, likely, habits);
            int world = root.tried(legal.get(place));
            Descent<S, A, E, V> down = new Descent<>(tree, worlds.get(world), searcher, habits);
            try {
                down.begin(root, legal.get(place), place);
                down.go();
                down.playOn(rng.split(world).split(1).dice(), game.evaluation().horizon());
            } catch (FaultyEffect prevented) {
                down.end();
            }
        }
        return root;
    }

    /** Whether others choose at the same time, not knowing what this seat chooses. */
    private boolean secret(V view, Array<Thought<A>> thoughts) {
        return game.rules().awaited(view).size() > 1 && thoughts.exists(thought -> thought.tries() > 0);
    }

    /**
     * A random one of the actions that were tried at least half as often as the most tried one. Other actions were tried only out of curiosity
     * (thresholding: Ganzfried, Sandholm, Waugh, Strategy Purification and Thresholding, 2012).
     */
    private A mixed(Array<Thought<A>> thoughts, Rng rng) {
        int most = thoughts.map(Thought::tries).max().get();
        Array<Thought<A>> good = thoughts.filter(thought -> 2 * thought.tries() >= most);
        int left = rng.dice().below(good.map(Thought::tries).sum().intValue());
        int place = 0;
        while (good.get(place).tries() <= left) {
            left -= good.get(place++).tries();
        }
        return good.get(place).action();
    }

    /** The action that was tried most; of several, the one that brought most. */
    private A best(Array<Thought<A>> thoughts) {
        return thoughts.maxBy(thought -> thought.tries() + thought.share() / 2)
                .get()
                .action();
    }
}
