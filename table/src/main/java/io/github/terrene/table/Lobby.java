package io.github.terrene.table;

import io.github.terrene.kernel.Seat;
import io.github.terrene.table.wire.JsonText;
import io.vavr.collection.Array;
import java.util.Comparator;

/**
 * The tables that everybody may find: those whose host wished for it, at which somebody is, and which are not over.
 *
 * @param tables all tables
 * @param host whose clock says when somebody was there last
 */
record Lobby(Tables tables, Host host) {
    /** So many are told of. */
    private static final int MOST = 100;

    /** Somebody who has asked for a table within so many milliseconds is still there. */
    private static final long THERE = 60_000;

    /** Those at which a seat can be taken first, then those at which somebody was last. */
    Answer answer(Request request) {
        long time = host.time();
        Array<String> cards = tables.live()
                .filter(table -> table.now().listed() && time - table.presence().touched() < THERE)
                .sorted(Comparator.<LiveTable<?, ?, ?, ?, ?>, Boolean>comparing(
                                table -> !table.now().waits())
                        .thenComparing(table -> -table.presence().touched())
                        .thenComparing(LiveTable::id))
                .take(MOST)
                .map(table -> table.card(table.now(), Seat.ONLOOKER, request.language(), false));
        return Answer.json(
                Answer.OK, JsonText.of(json -> JsonText.list(json, cards, (card, list) -> list.writeRawValue(card))));
    }
}
