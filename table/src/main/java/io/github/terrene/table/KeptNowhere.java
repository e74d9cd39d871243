package io.github.terrene.table;

import io.github.terrene.kernel.Seat;
import io.github.terrene.session.Session;
import io.github.terrene.session.Setup;
import io.github.terrene.shelf.Game;
import io.github.terrene.table.wire.Guest;
import io.github.terrene.table.wire.LineWriter;
import io.github.terrene.table.wire.NewTable;
import io.github.terrene.table.wire.Opening;
import io.github.terrene.table.wire.Portrait;
import io.github.terrene.table.wire.Wordings;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Tables that are made for one answer: what is played there stands in a puzzle or a lesson, or in the request. */
final class KeptNowhere {
    private static final String NOWHERE = "puzzle";
    private static final String NOBODY = "";

    private KeptNowhere() {}

    /**
     * A table with somebody at each seat.
     *
     * @param played what was played there, which the rules allow
     */
    static <C, S, A, E, V> Portrait<C, S, A, E, V> table(
            Game<C, S, A, E, V> game, Setup<C> setup, Array<A> played, Wordings wordings) {
        Session<C, S, A, E, V> session = Session.open(game.rules(), setup).get();
        for (Seat seat : session.clocks().keySet()) {
            String guest = Guest.person(Names.bot(seat), NOBODY, NOBODY).text();
            session = session.sitDown(seat, guest, session.latest()).get();
        }
        Opening<C> opening = new Opening<>(NewTable.of(game.id(), Option.none(), Option.none()), Option.none(), setup);
        return new Portrait<>(NOWHERE, game, opening, PlayedAgain.with(session, played), wordings);
    }

    /**
     * The lines of a seat's journal, written.
     *
     * @param first the number of the first of them
     */
    static Array<String> lines(Portrait<?, ?, ?, ?, ?> table, int first, Seat seat, Request request) {
        LineWriter writer = new LineWriter(seat, request.wishedLanguage());
        return Array.rangeClosed(first, table.number(seat))
                .map(line -> writer.line(table, line, table.session().latest()));
    }
}
