package io.github.terrene.draft;

import io.github.terrene.draft.picking.DraftAction;
import io.github.terrene.draft.tournament.TournamentAction;
import io.github.terrene.kernel.GameAction;
import io.github.terrene.kernel.Seat;

/** Something that can be done in an encounter. */
public sealed interface EncounterAction extends GameAction
        permits EncounterAction.InDraft, EncounterAction.InTournament {
    /** Who does it; {@link Seat#ONLOOKER} for what no player does. Ask only an action that lacks nothing. */
    @Override
    Seat seat();

    /** Something done in the draft, while cards are picked and decks are built. */
    record InDraft(DraftAction action) implements EncounterAction {
        @Override
        public Seat seat() {
            return action.seat();
        }
    }

    /** Something done in the tournament. */
    record InTournament(TournamentAction action) implements EncounterAction {
        @Override
        public Seat seat() {
            return action.seat();
        }
    }
}
