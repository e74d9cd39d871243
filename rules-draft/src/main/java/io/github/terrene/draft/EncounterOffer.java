package io.github.terrene.draft;

import io.github.terrene.draft.picking.DraftAction;
import io.github.terrene.draft.tournament.TournamentOffer;

/** An action of an encounter as an app offers it to a person. */
public sealed interface EncounterOffer {
    /** What can be done in the draft, while cards are picked and decks are built. */
    record InDraft(DraftAction action) implements EncounterOffer {}

    /** What can be done in the tournament. */
    record InTournament(TournamentOffer offer) implements EncounterOffer {}
}
