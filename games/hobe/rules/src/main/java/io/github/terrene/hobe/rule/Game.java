package io.github.terrene.hobe.rule;

import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.table.Pile;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.PromptedState;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * A game: the complete truth.
 *
 * @param config the configuration of the game
 * @param table what lies on the table
 * @param agenda what is still to be done
 * @param rng the chance to come
 */
public record Game(GameConfig config, Table table, Agenda agenda, Rng rng) implements PromptedState {
    /** The same game with another agenda. */
    Game with(Agenda other) {
        return new Game(config, table, other, rng);
    }

    /** Whether the game is over. */
    public boolean over() {
        return table.over();
    }

    @Override
    public @Nullable Prompt prompt() {
        return agenda.prompt();
    }

    /** The options of the game. */
    public Options options() {
        return config.options();
    }

    @Override
    public Option<Outcome> outcome() {
        return table.outcome();
    }

    @Override
    public Rejection notNow(Seat seat, String rule) {
        return Timing.refuse(this, seat, rule);
    }

    /** The hand of a seat. */
    public Pile hand(Seat seat) {
        return table.side(seat).hand();
    }
}
