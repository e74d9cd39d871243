package io.github.terrene.bots.search;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One way through a tree, in a world of its own. */
final class Descent<S, A, E, V> {
    /** The greatest depth, so that a game in which nothing is ever new is not followed forever. */
    private static final int DEEPEST = 200;

    private final Tree<S, A, E, V> tree;
    private final Rules<?, S, A, E, V> rules;
    private final List<Chosen<A>> path = new ArrayList<>();
    private final int seats;
    private final Knowledge knowledge;
    private final Seat searcher;
    private final Habits own;
    private final Habits others;
    private S state;
    private int done; // how much of the path was carried out

    /** What was selected at a node, and by whom. */
    private record Chosen<A>(Node<A> node, A action, int listed, Seat seat) {}

    Descent(Tree<S, A, E, V> tree, S world, Seat searcher, Habits habits) {
        this.tree = tree;
        this.rules = tree.game().rules();
        this.seats = rules.seats(world).size();
        this.knowledge = new Knowledge(seats);
        this.searcher = searcher;
        this.own = habits;
        this.others = habits.ofOthers();
        this.state = world;
    }

    /**
     * Does what was selected at the root.
     *
     * @param place the place of the action among those that it was selected from
     */
    void begin(Node<A> root, A action, int place) {
        knowledge.asked(rules.deciders(state));
        Moves<S, A, E> moves = rules.moves(state, searcher);
        act(searcher, root, moves, moves.placeOf(action, place));
    }

    /** Continues as far as the tree goes, and one node further. */
    void go() {
        boolean known = true;
        for (int depth = 0; known && depth < DEEPEST; depth++) {
            Seq<Seat> deciders = rules.deciders(state);
            if (deciders.isEmpty()) {
                return;
            }
            knowledge.asked(deciders);
            known = decide(deciders.head());
        }
    }

    /** Whether this decision was already in the tree, or is not a decision. */
    private boolean decide(Seat seat) {
        Moves<S, A, E> moves = rules.moves(state, seat);
        if (moves.size() == 1) {
            step(seat, moves, 0);
            return true;
        }
        @Nullable Node<A> met = tree.find(knowledge.of(seat));
        Node<A> node = met == null ? tree.add(knowledge.of(seat)) : met;
        Habits habits = seat.equals(searcher) ? own : others;
        act(seat, node, moves, node.select(moves, tree.likely(state, moves, habits), habits));
        return met != null;
    }

    private void act(Seat seat, Node<A> node, Moves<S, A, E> moves, int place) {
        A action = moves.action(place);
        path.add(new Chosen<>(node, action, place, seat));
        knowledge.acted(seat, tree.number(action));
        step(seat, moves, place);
    }

    private void step(Seat seat, Moves<S, A, E> moves, int place) {
        state = moves.step(place).state();
        done = path.size();
        if (!rules.deciders(state).contains(seat)) {
            knowledge.chosen(seat);
        }
    }

    /** Plays on at random to the end, or for that many decisions, and adds the result to all nodes on the way. */
    void playOn(Dice dice, int decisions) {
        add(tree.game().playedOn(state, dice, decisions));
    }

    /** Ends where the faulty effect of a card prevents what was selected: whoever selected it has lost, for the others it stands as it does now. */
    void end() {
        for (Chosen<A> each : path.subList(done, path.size())) {
            each.node().add(each.action(), each.listed(), 0);
        }
        path.subList(done, path.size()).clear();
        add(state);
    }

    private void add(S end) {
        double[] shares = new double[seats];
        Arrays.fill(shares, Double.NaN);
        for (Chosen<A> each : path) {
            int seat = each.seat().index();
            if (Double.isNaN(shares[seat])) {
                shares[seat] = tree.game().share(end, each.seat());
            }
            each.node().add(each.action(), each.listed(), shares[seat]);
        }
    }
}
