package io.github.terrene.example;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.PlayStyles;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** The bot of the README. */
record Gambler(TerreneOdyssey rules, CardPool pool) implements Agent<View, Action, Event> {
    @Override
    public Action decide(View view, Seq<Action> legal, Rng rng) {
        return legal.maxBy(action -> wins(view, action, rng)).get();
    }

    private int wins(View view, Action action, Rng rng) {
        return Array.range(0, 8).count(world -> {
            Game imagined = rules.imagine(view, pool, rng.split(2 * world));
            Game tried = rules.apply(imagined, action).get().state();
            Game end = PlayStyles.SENSIBLE.playout(
                    rules, tried, rng.split(2 * world + 1).dice(), 1_000);
            return rules.outcome(end).exists(outcome -> outcome.wonBy(view.seat()));
        });
    }
}
