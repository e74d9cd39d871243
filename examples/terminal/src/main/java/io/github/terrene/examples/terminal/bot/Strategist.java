package io.github.terrene.examples.terminal.bot;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.table.CurrentStats;
import io.github.terrene.terralore.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * A bot: imagines games that look like its view, tries every action in each, plays on at random to the end of the turn, and takes the
 * action with the best result.
 *
 * <p>It knows of the other deck what its view shows, which is nothing unless lists are open: it may hold any cards.
 *
 * @param rules the rules
 */
public record Strategist(Terralore rules) implements Agent<View, Action, Event> {
    private static final int WORLDS = 12;
    private static final int MOST_STEPS = 60;
    private static final double CASTLE = 3;
    private static final double WIN = 100;

    @Override
    public Action decide(View view, Seq<Action> legal, Rng rng) {
        if (legal.size() == 1) {
            return legal.head();
        }
        double[] worth = new double[legal.size()];
        for (int world = 0; world < WORLDS; world++) {
            Game imagined = rules.imagine(view, CardPool.UNKNOWN, rng.split(world));
            for (int i = 0; i < worth.length; i++) {
                Game after = rules.apply(imagined, legal.get(i)).get().state();
                worth[i] += worth(playedOn(after, rng.split(WORLDS + world).dice()), view.seat());
            }
        }
        return legal.get(Array.range(0, worth.length).maxBy(i -> worth[i]).get());
    }

    private Game playedOn(Game start, Dice dice) {
        Game game = start;
        int turn = start.table().turn();
        for (int i = 0; i < MOST_STEPS && !game.over() && game.table().turn() == turn; i++) {
            Seat seat = game.deciders().head();
            Seq<Action> legal = rules.choices(game, seat);
            game = rules.apply(game, dice.pick(legal)).get().state();
        }
        return game;
    }

    private static double worth(Game game, Seat seat) {
        Seat other = Players.opponent(seat);
        double won = game.table()
                .outcome()
                .filter(outcome -> !outcome.drawn())
                .map((Outcome outcome) -> outcome.wonBy(seat) ? WIN : -WIN)
                .getOrElse(0.0);
        return won
                + CASTLE * (game.table().castle(seat) - game.table().castle(other))
                + CurrentStats.fieldPoints(game.table(), seat)
                - CurrentStats.fieldPoints(game.table(), other);
    }
}
