package io.github.terrene.bots.example;

import io.github.terrene.bots.Playbook;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Plays any game: tries each choice in ten imagined worlds, plays on there as players do, and takes what went best. */
public record MyBot<S, A, E, V>(Playbook<S, A, E, V> game, CardPool pool) implements Agent<V, A, E> {
    private static final int WORLDS = 10;
    private static final int HORIZON = 30; // decisions

    @Override
    public A decide(V view, Seq<A> legal, Rng rng) {
        double[] won = new double[legal.size()];
        for (int number = 0; number < WORLDS; number++) {
            Rng luck = rng.split(number);
            S world = game.rules().imagine(view, pool, luck.split(0));
            tryEach(legal, world, luck.split(1), won);
        }
        return legal.get(Array.range(0, won.length).maxBy(place -> won[place]).get());
    }

    /** All choices in the same world with the same luck: what differs comes of the choice. */
    private void tryEach(Seq<A> legal, S world, Rng luck, double[] won) {
        Seat seat = game.rules().actor(legal.head());
        Moves<S, A, E> moves = game.rules().moves(world, seat);
        for (int place = 0; place < won.length; place++) {
            S after = moves.step(moves.placeOf(legal.get(place), place)).state();
            S later = game.policy().playout(game.rules(), after, luck.dice(), HORIZON);
            won[place] += game.share(later, seat); // of a victory, 0 to 1
        }
    }
}
