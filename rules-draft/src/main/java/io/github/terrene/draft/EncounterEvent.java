package io.github.terrene.draft;

import io.github.terrene.draft.picking.DraftEvent;
import io.github.terrene.draft.tournament.TournamentEvent;

/** Something that happened in an encounter. */
public sealed interface EncounterEvent permits EncounterEvent.InDraft, EncounterEvent.InTournament {
    /** Something happened in the draft, while cards are picked and decks are built. */
    record InDraft(DraftEvent event) implements EncounterEvent {}

    /** Something happened in the tournament. */
    record InTournament(TournamentEvent event) implements EncounterEvent {}
}
