package io.github.terrene.hobe.rule.setup;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.event.CoinTossed;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.rule.Agenda;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.rule.resolve.Decks;
import io.github.terrene.hobe.rule.turn.TurnTask.BeginTurn;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.table.Pile;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.engine.ActionRules;

/** How a game begins. */
@Internal
@Rule({"HB-4.1", "HB-4.2"})
public final class Beginning {
    private Beginning() {}

    /** Games with a configuration that is known to be valid: both decks are shuffled, a coin is tossed, each player draws. */
    public static Opening<Game, Event> of(GameConfig config, ActionRules<Game, Action, Event, Play> rules) {
        return seed -> start(config, rules, Rng.of(seed).dice());
    }

    private static Step<Game, Event> start(GameConfig config, ActionRules<Game, Action, Event, Play> rules, Dice dice) {
        Pile south = new Pile(dice.shuffle(config.decks().get(0).cards()));
        Pile north = new Pile(dice.shuffle(config.decks().get(1).cards()));
        Seat first = Players.BOTH.get(dice.below(Players.BOTH.size()));
        Play play = new Play(rules, new Game(config, Table.before(south, north), Agenda.EMPTY, dice.rest()));
        play.emit(new CoinTossed(first));
        Players.from(first)
                .forEach(seat -> Decks.draw(play, seat, config.options().openingHand()));
        play.next(new BeginTurn(1, first));
        return play.proceed(null);
    }
}
