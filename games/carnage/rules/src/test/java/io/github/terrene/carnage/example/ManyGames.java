package io.github.terrene.carnage.example;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.action.Action.Add;
import io.github.terrene.carnage.action.Action.Attack;
import io.github.terrene.carnage.action.Action.Place;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.view.View;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Host;
import io.github.terrene.kernel.play.Played;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Bots that play many games. */
final class ManyGames {
    private ManyGames() {}

    static Seq<Outcome> play(Carnage rules, GameConfig config, int games) {
        Agent<View, Action, Event> random = (view, legal, rng) -> rng.dice().pick(legal);
        Agent<View, Action, Event> bold = (view, legal, rng) -> legal.find(action -> action instanceof Attack)
                .orElse(() -> legal.find(action -> action instanceof Add || action instanceof Place))
                .getOrElse(() -> rng.dice().pick(legal));
        Host<Game, Action, Event, View> host = Host.of(rules, Array.of(bold, random));
        return Array.range(0, games)
                .map(game -> host.play(rules.start(config, game).get(), Rng.of(games + game)))
                .flatMap(Played::outcome);
    }
}
