package io.github.terrene.carnage.rule;

import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.event.GameEnded;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.TaskPlay;

/**
 * A game while one action is carried out: the only mutable thing in the rules, discarded when the action is done.
 *
 * <p>Tasks and effects read the table here, emit events, and put tasks on the stack.
 */
public final class Play extends TaskPlay<Game, Table, Event, Task> {
    private final GameConfig config;

    /** Goes on from a game. */
    public Play(Game game) {
        super(game.table(), game.rng(), game.tasks(), game.over());
        this.config = game.config();
    }

    /** The options of the game. */
    public Options options() {
        return config.options();
    }

    /** How many cards a player brought, Element cards apart. */
    public int brought(Seat seat) {
        return config.lists().get(seat.index()).cards().size();
    }

    /** The side of a player. */
    public Side side(Seat seat) {
        return table().side(seat);
    }

    /** Ends the game: the rest of what was going on is dropped. */
    @Rule("CG-13.1")
    public void end(Outcome outcome) {
        if (!over()) {
            emit(new GameEnded(outcome));
            finish();
        }
    }

    @Override
    protected boolean carriesOut(Task next) {
        return next.carriedOut(this);
    }

    @Override
    protected Game state() {
        return new Game(config, table(), tasks(), rng());
    }
}
