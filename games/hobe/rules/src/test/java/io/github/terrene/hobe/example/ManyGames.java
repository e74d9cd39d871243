package io.github.terrene.hobe.example;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.action.Action.Move;
import io.github.terrene.hobe.action.Action.PlayCard;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.trait.Place;
import io.github.terrene.hobe.view.View;
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

    static Seq<Outcome> play(Hobe rules, GameConfig config, int games) {
        Agent<View, Action, Event> random = (view, legal, rng) -> rng.dice().pick(legal);
        Agent<View, Action, Event> eager =
                (view, legal, rng) -> legal.find(action -> action instanceof Move move && comes(view, move))
                        .orElse(() -> legal.find(action -> action instanceof PlayCard))
                        .getOrElse(() -> rng.dice().pick(legal));
        Host<Game, Action, Event, View> host = Host.of(rules, Array.of(eager, random));
        return Array.range(0, games)
                .map(game -> host.play(rules.start(config, game).get(), Rng.of(games + game)))
                .flatMap(Played::outcome);
    }

    /** Whether a move brings a card from standby to an empty slot of the battlefield. */
    private static boolean comes(View view, Move move) {
        return move.other().standby() && view.table().at(Place.of(view.seat(), move.one())) == null;
    }
}
