package io.github.terrene.table.wire;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.session.Session;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * How a game ended.
 *
 * @param winners the seats that won; empty if the game is drawn
 * @param losers the seats that lost; empty if the game is drawn
 * @param ranks all seats by rank, the best first; those in the same list share a rank
 * @param rule the number of the rule that ended the game; none if all agreed on a draw
 * @param words how it ended, as a sentence; only where words are asked for
 */
public record Result(
        Array<Seat> winners,
        Array<Seat> losers,
        Array<Array<Seat>> ranks,
        @Names(Named.RULE) Option<String> rule,
        Option<Array<SentWord>> words) {
    /** How the game at a table ended, without words; none while it goes on. */
    static Option<Result> of(Session<?, ?, ?, ?, ?> session) {
        return session.outcome().map(outcome -> of(session, outcome));
    }

    private static <S> Result of(Session<?, S, ?, ?, ?> session, Outcome outcome) {
        Array<Seat> seats = session.clocks().keySet().toArray();
        Option<String> rule = Option.of(outcome.rule()).filter(number -> !number.isEmpty());
        return new Result(
                outcome.winners().toArray(),
                outcome.losers(seats),
                rule.isEmpty()
                        ? outcome.ranks(seats)
                        : session.rules().ranks(session.state()).toArray(),
                rule,
                Option.none());
    }

    /** The same in words. */
    Result said(Array<SentWord> sentence) {
        return new Result(winners, losers, ranks, rule, Option.some(sentence));
    }
}
