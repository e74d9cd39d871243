package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.PromptedState;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.table.Table;
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
public record Game(GameConfig config, Table table, Agenda agenda, Rng rng) implements PromptedState {
    /** The same game with other tasks; effects that wait stay the same. */
    Game with(List<Task> tasks) {
        return new Game(config, table, agenda.with(tasks), rng);
    }

    /** Whether the game is over. */
    public boolean over() {
        return table.outcome().isDefined();
    }

    @Override
    public @Nullable Prompt prompt() {
        return agenda.prompt();
    }

    @Override
    public Option<Outcome> outcome() {
        return table.outcome();
    }

    @Override
    public Rejection notNow(Seat seat, String rule) {
        return Moment.refuse(this, seat, rule);
    }

    /** What a seat has planned so far; an empty draft if nobody is planning now. */
    public PlanDraft draft(Seat seat) {
        return prompt() instanceof ChoosePlans plans ? plans.of(seat) : PlanDraft.EMPTY;
    }

    /** The hand of a seat. */
    public Pile hand(Seat seat) {
        return table.side(seat).hand();
    }
}
