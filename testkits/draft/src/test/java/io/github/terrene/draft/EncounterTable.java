package io.github.terrene.draft;

import io.github.terrene.draft.picking.DraftTable;
import io.github.terrene.draft.tournament.FoldedTournament;
import io.github.terrene.draft.tournament.TournamentEvent;
import io.github.terrene.draft.tournament.score.Progress;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Everything that events tell of an encounter.
 *
 * @param draft the table of the draft
 * @param tournament that of the tournament
 */
record EncounterTable(DraftTable draft, Option<FoldedTournament> tournament) {
    EncounterTable with(DraftTable after) {
        return new EncounterTable(after, tournament);
    }

    /** At first, it is known of the tournament that those who left the draft are not in it. */
    EncounterTable after(TournamentEvent event) {
        FoldedTournament before = tournament.getOrElse(
                () -> FoldedTournament.of(new Progress(draft.players(), Array.empty(), draft.left())));
        return new EncounterTable(draft, Option.some(before.after(event)));
    }
}
