package io.github.terrene.terralore.example;

import static io.github.terrene.terralore.trait.Lane.ATTACKING;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Host;
import io.github.terrene.kernel.play.Played;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Action.PlaceCard;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Bots that play many games. */
final class ManyGames {
    private ManyGames() {}

    static Seq<Outcome> play(Terralore rules, GameConfig config, int games) {
        Agent<View, Action, Event> random = (view, legal, rng) -> rng.dice().pick(legal);
        Agent<View, Action, Event> eager = (view, legal, rng) -> legal.find(
                        action -> action instanceof PlaceCard place && place.lane() == ATTACKING)
                .getOrElse(() -> rng.dice().pick(legal));
        Host<Game, Action, Event, View> host = Host.of(rules, Array.of(eager, random));
        return Array.range(0, games)
                .map(game -> host.play(rules.start(config, game).get(), Rng.of(games + game)))
                .flatMap(Played::outcome);
    }
}
