package io.github.terrene.terralore.rule.setup;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Step;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.rule.Agenda;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.rule.turn.TurnTask.BeginTurn;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Mulligan;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.table.Table;

/** How a game begins. */
@Internal
@Rule({"TL-4.1", "TL-4.2"})
public final class Beginning {
    private Beginning() {}

    /** Games with a configuration that is known to be valid: both decks are shuffled, and each player draws four cards. */
    public static Opening<Game, Event> of(GameConfig config) {
        Agenda first = Agenda.of(config.options().mulligan() == Mulligan.OFF ? new BeginTurn(1) : ChooseHands.OPEN);
        return seed -> start(config, first, Rng.of(seed).dice());
    }

    private static Step<Game, Event> start(GameConfig config, Agenda first, Dice dice) {
        Pile south = new Pile(dice.shuffle(config.decks().get(0).cards()));
        Pile north = new Pile(dice.shuffle(config.decks().get(1).cards()));
        Play play = new Play(new Game(config, Table.before(south, north), first, dice.rest()));
        FirstHand.draw(play, Players.SOUTH);
        FirstHand.draw(play, Players.NORTH);
        return play.proceed(null);
    }
}
