package io.github.terrene.hobe.rule;

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
