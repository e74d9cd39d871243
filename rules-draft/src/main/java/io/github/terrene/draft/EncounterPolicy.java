package io.github.terrene.draft;

import io.github.terrene.draft.EncounterAction.InDraft;
import io.github.terrene.draft.EncounterAction.InTournament;
import io.github.terrene.draft.picking.DraftAction;
import io.github.terrene.draft.tournament.Tournament;
import io.github.terrene.draft.tournament.TournamentAction;
import io.github.terrene.kernel.LegalActions;
import io.github.terrene.kernel.play.Policy;
import java.util.function.IntUnaryOperator;

/** Drafts uniformly at random, and plays the tournament in the given way. */
record EncounterPolicy(Policy<Tournament, TournamentAction> inTournament)
        implements Policy<Encounter, EncounterAction> {
    @Override
    public int weight(Encounter encounter, EncounterAction action) {
        return action instanceof InTournament played
                ? inTournament.weight(encounter.tournament().get(), played.action())
                : ((InDraft) action).action() instanceof DraftAction.Leave ? 0 : 1;
    }

    @Override
    public int place(Encounter encounter, LegalActions<? extends EncounterAction> legal, IntUnaryOperator draw) {
        return encounter.tournament().isEmpty()
                ? Policy.super.place(encounter, legal, draw)
                : inTournament.place(
                        encounter.tournament().get(), legal.map(action -> ((InTournament) action).action()), draw);
    }
}
