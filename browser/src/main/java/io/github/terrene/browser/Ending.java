package io.github.terrene.browser;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Seat;
import io.github.terrene.table.wire.Result;
import io.github.terrene.table.wire.SentWord;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * How a game ended.
 *
 * @param made what was played
 * @param state how it ended
 * @param outcome who won, and why
 */
record Ending<S, A, E>(Made<?, S, A, E, ?> made, S state, Outcome outcome) {
    /** In words, too, if there is a language. */
    String written(String language) {
        Array<Seat> seats = made.game().rules().seats(state).toArray();
        return Wire.result(new Result(
                outcome.winners().toArray(),
                outcome.losers(seats),
                made.game().rules().ranks(state).toArray(),
                Option.of(outcome.rule()).filter(rule -> !rule.isEmpty()),
                Option.when(
                        !language.isEmpty(),
                        () -> SentWord.of(made.library()
                                .narrator(made.game(), Seat.ONLOOKER, language)
                                .outcome(outcome)))));
    }
}
