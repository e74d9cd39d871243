package io.github.terrene.draft;

import io.github.terrene.draft.tournament.FoldedTournaments;
import io.github.terrene.testkit.law.Tables;

/** What a client makes of the events of an encounter that it is sent. */
final class EncounterTables implements Tables<Encounter, EncounterEvent, EncounterView, EncounterTable> {
    private static final FoldedTournaments TOURNAMENTS = new FoldedTournaments();

    @Override
    public EncounterTable of(Encounter encounter) {
        return new EncounterTable(
                encounter.draft().table(), encounter.tournament().map(TOURNAMENTS::of));
    }

    @Override
    public EncounterTable seenIn(EncounterView view) {
        return new EncounterTable(view.draft().table(), view.tournament().map(TOURNAMENTS::seenIn));
    }

    @Override
    public EncounterTable after(EncounterTable table, EncounterEvent event) {
        return event instanceof EncounterEvent.InDraft inDraft
                ? table.with(inDraft.event().applyTo(table.draft()))
                : table.after(((EncounterEvent.InTournament) event).event());
    }
}
