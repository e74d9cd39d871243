package io.github.terrene.hobe.rule;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.due.Due;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.table.Pile;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.PositionedState;
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

    /** The options of the game. */
    public Options options() {
        return config.options();
    }

    @Override
    public Array<Due> due() {
        return agenda.due(table);
    }

    @Override
    public Option<Outcome> outcome() {
        return table.outcome();
    }

    /** The end of the game comes before anything else. */
    @Override
    @Rule({"HB-6.8", "HB-7.33", "HB-9.17", "HB-11.1", "HB-12.4"})
    public Rejection notNow(Seat seat, String rule) {
        if (over()) {
            return Rejection.of("HB-11.1/over", "the game is over");
        }
        if (!Players.has(seat)) {
            return Rejection.of("HB-12.4/no-seat", "nobody sits at seat {seat:seat}", seat);
        }
        @Nullable Prompt prompt = prompt();
        return prompt != null && !prompt.seat().equals(seat)
                ? Rejection.of(
                        "HB-12.4/not-awaited",
                        "it is {other:seat} who decides now, not {player:seat}",
                        prompt.seat(),
                        seat)
                : Rejection.of(rule + "/not-asked", "{player:seat} is not being asked for this now", seat);
    }

    /** The hand of a seat. */
    public Pile hand(Seat seat) {
        return table.side(seat).hand();
    }
}
