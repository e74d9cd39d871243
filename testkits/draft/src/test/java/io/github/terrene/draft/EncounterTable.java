package io.github.terrene.draft;

import io.github.terrene.draft.picking.DraftTable;
import io.github.terrene.draft.tournament.score.Progress;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/**
 * Everything that events tell of an encounter.
 *
 * @param draft the table of the draft
 * @param progress what everybody knows of the tournament
 * @param games the tables of the games of the round, by lower seat
 */
record EncounterTable(DraftTable draft, Option<Progress> progress, TreeMap<Seat, Table> games) {
    EncounterTable with(DraftTable after) {
        return new EncounterTable(after, progress, games);
    }

    EncounterTable with(Progress after, boolean anotherRound) {
        return new EncounterTable(draft, Option.some(after), anotherRound ? TreeMap.empty() : games);
    }

    EncounterTable with(Array<Seat> players, Table table) {
        return new EncounterTable(draft, progress, games.put(players.head(), table));
    }

    /** What is known of the tournament; at first, that those who left the draft are not in it. */
    Progress known() {
        return progress.getOrElse(() -> new Progress(draft.players(), Array.empty(), draft.left()));
    }
}
