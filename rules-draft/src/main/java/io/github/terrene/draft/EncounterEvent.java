package io.github.terrene.draft;

import io.github.terrene.draft.picking.DraftEvent;
import io.github.terrene.draft.tournament.TournamentEvent;
import io.github.terrene.kernel.Seat;

/** Something that happened in an encounter. */
public sealed interface EncounterEvent permits EncounterEvent.InDraft, EncounterEvent.InTournament {
    /** The event as a seat sees it. */
    EncounterEvent seenBy(Seat viewer);

    /** Whether that seat is told of it at all: not of what happens in games of others. */
    boolean toldTo(Seat viewer);

    /** Something happened while cards are picked and decks are built. */
    record InDraft(DraftEvent event) implements EncounterEvent {
        @Override
        public EncounterEvent seenBy(Seat viewer) {
            return new InDraft(event.seenBy(viewer));
        }

        @Override
        public boolean toldTo(Seat viewer) {
            return true;
        }
    }

    /** Something happened in the tournament. */
    record InTournament(TournamentEvent event) implements EncounterEvent {
        @Override
        public EncounterEvent seenBy(Seat viewer) {
            return new InTournament(event.seenBy(viewer));
        }

        @Override
        public boolean toldTo(Seat viewer) {
            return event.toldTo(viewer);
        }
    }
}
