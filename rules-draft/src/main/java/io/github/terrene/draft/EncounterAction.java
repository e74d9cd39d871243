package io.github.terrene.draft;

import io.github.terrene.draft.picking.DraftAction;
import io.github.terrene.draft.tournament.TournamentAction;
import io.github.terrene.kernel.GameAction;
import io.github.terrene.kernel.Seat;

/** Something that can be done in an encounter. */
public sealed interface EncounterAction extends GameAction
        permits EncounterAction.InDraft, EncounterAction.InTournament {
    /** Who does it; {@link Seat#ONLOOKER} for what no player does. Ask only a {@linkplain #isComplete complete} action. */
    @Override
    Seat seat();

    /** The part of the encounter in which it is done. */
    @Override
    EncounterPart kind();

    /** Whether it is complete: JSON mappers and the like set to null what a text does not mention. An incomplete action is refused. */
    @Override
    boolean isComplete();

    /** Something done in the draft, while cards are picked and decks are built. */
    record InDraft(DraftAction action) implements EncounterAction {
        @Override
        public Seat seat() {
            return action.seat();
        }

        @Override
        public EncounterPart kind() {
            return EncounterPart.DRAFT;
        }

        @Override
        public boolean isComplete() {
            return action != null && action.isComplete();
        }
    }

    /** Something done in the tournament. */
    record InTournament(TournamentAction action) implements EncounterAction {
        @Override
        public Seat seat() {
            return action.seat();
        }

        @Override
        public EncounterPart kind() {
            return EncounterPart.TOURNAMENT;
        }

        @Override
        public boolean isComplete() {
            return action != null && action.isComplete();
        }
    }
}
