package io.github.terrene.carnage.rule;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.due.Due;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.table.Pile;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.GamePrompt;
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
 * @param tasks what is still to be done, the next one first
 * @param rng the chance to come
 */
public record Game(GameConfig config, Table table, List<Task> tasks, Rng rng)
        implements PositionedState<Table, Action, Due> {
    /** The same game with other tasks. */
    public Game with(List<Task> others) {
        return new Game(config, table, others, rng);
    }

    /** The options of the game. */
    public Options options() {
        return config.options();
    }

    @Override
    public @Nullable Prompt prompt() {
        return GamePrompt.awaited(tasks, Prompt.class);
    }

    @Override
    public Array<Action> chosen() {
        @Nullable Prompt prompt = prompt();
        return prompt == null ? Array.empty() : prompt.actions();
    }

    @Override
    public Array<Due> due() {
        return tasks.flatMap(Task::due).toArray();
    }

    @Override
    public Option<Outcome> outcome() {
        return table.outcome();
    }

    @Override
    public Rejection notNow(Seat seat, String rule) {
        if (!Players.has(seat)) {
            return Rejection.of("CG-3.1/no-seat", "nobody sits at seat {seat:seat}", seat);
        }
        @Nullable Prompt prompt = prompt();
        return prompt == null ? Rejection.of("CG-13.1/over", "the game is over") : prompt.notNow(seat);
    }

    /** The hand of a seat. */
    public Pile<Card> hand(Seat seat) {
        return table.side(seat).hand();
    }
}
