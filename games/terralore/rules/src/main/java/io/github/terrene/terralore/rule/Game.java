package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.PromptedState;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.table.Table;
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
