package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.PositionedState;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.due.Due;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.List;
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
public record Game(GameConfig config, Table table, Agenda agenda, Rng rng)
        implements PositionedState<Table, Action, Due> {
    /** The same game with other tasks. */
    public Game with(List<Task> tasks) {
        return new Game(config, table, agenda.with(tasks), rng);
    }

    @Override
    public @Nullable Prompt prompt() {
        return agenda.prompt();
    }

    @Override
    public Array<Action> chosen() {
        @Nullable Prompt prompt = prompt();
        return prompt == null ? Array.empty() : prompt.actions().toArray();
    }

    @Override
    public Array<Due> due() {
        return agenda.due();
    }

    @Override
    public Option<Outcome> outcome() {
        return table.outcome();
    }

    @Override
    @Rule({"TL-3.1", "TL-11.3"})
    public Rejection notNow(Seat seat, String rule) {
        if (!Players.has(seat)) {
            return Rejection.of("TL-3.1/no-seat", "nobody sits at seat {seat:seat}", seat);
        }
        @Nullable Prompt prompt = prompt();
        return prompt == null ? Rejection.of("TL-11.3/over", "the game is over") : prompt.notNow(seat, rule);
    }

    /** The hand of a seat. */
    public Pile hand(Seat seat) {
        return table.side(seat).hand();
    }
}
