package io.github.terrene.bots.search;

import io.github.terrene.bots.Playbook;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.LegalActions;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A player who searches (Monte Carlo tree search over information sets, with a tree for each seat: MO-ISMCTS, Cowling, Powley, Whitehouse,
 * 2012). It imagines a world that looks like what it sees, goes through it along what has proved best for whoever decides, tries something new,
 * plays on at random, and remembers how it went; thousands of times. It never sees a state, and remembers nothing from one decision to the
 * next: {@link io.github.terrene.bots.agent.Remembering} does that for it.
 *
 * <p>What several seats choose in secret at the same time each chooses in ignorance of the others, and the player mixes its own choice: it takes
 * one of those that were tried nearly as often as the best, by chance, so that nobody can foresee it.
 *
 * <pre>{@code
 * Agent<View, Action, Event> bot = TreeSearch.of(playbook, pool, Budget.of(Duration.ofMillis(200)));
 * }</pre>
 *
 * @param game what it needs of the game
 * @param pool the cards it believes each seat to play with
 * @param budget how much it thinks about a decision
 * @param habits how it divides its attention
 * @param trees how many trees it grows side by side, each with its share of the descents, on as many processors as there are. The same number
 *     gives the same choices on any number of processors; one large tree plays better than several that are as large together
 */
public record TreeSearch<S, A, E, V>(Playbook<S, A, E, V> game, CardPool pool, Budget budget, Habits habits, int trees)
        implements Agent<V, A, E> {
    /** A search with the usual habits in one tree. */
    public static <S, A, E, V> TreeSearch<S, A, E, V> of(Playbook<S, A, E, V> game, CardPool pool, Budget budget) {
        return new TreeSearch<>(game, pool, budget, Habits.USUAL, 1);
    }

    @Override
    public A decide(V view, Seq<A> legal, Rng rng) {
        if (legal.size() == 1) {
            return legal.head();
        }
        Array<Thought<A>> thoughts = explain(view, legal, rng);
        return secret(view, thoughts) ? mixed(thoughts, rng.split(trees)) : best(thoughts);
    }

    /** What it thinks of each of the legal actions, in their order: for a screen, or to choose otherwise. */
    public Array<Thought<A>> explain(V view, Seq<A> legal, Rng rng) {
        IntStream numbers = IntStream.range(0, trees);
        Array<Node<A>> roots = Array.ofAll((trees > 1 ? numbers.parallel() : numbers)
                .mapToObj(number -> grown(view, legal, rng.split(number)))
                .collect(Collectors.toList())); // not toList(), which Android does not have
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
     * Each action is tried for the first time in the same world, with the same chance, for the second time in the same second world, and so on:
     * what differs then comes of the action.
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
            down.begin(root, legal.get(place), place);
            down.go();
            down.playOn(rng.split(world).split(1).dice(), game.evaluation().horizon());
        }
        return root;
    }

    /** Whether others choose at the same time, and do not know yet what this seat chooses. */
    private boolean secret(V view, Array<Thought<A>> thoughts) {
        return game.rules().awaited(view).size() > 1 && thoughts.exists(thought -> thought.tries() > 0);
    }

    /**
     * One of those that were tried at least half as often as the one that was tried most: tries of others are curiosity (thresholding: Ganzfried,
     * Sandholm, Waugh, Strategy Purification and Thresholding, 2012).
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

    /** What was tried most: among those the one that brought most. */
    private A best(Array<Thought<A>> thoughts) {
        return thoughts.maxBy(thought -> thought.tries() + thought.share() / 2)
                .get()
                .action();
    }
}
