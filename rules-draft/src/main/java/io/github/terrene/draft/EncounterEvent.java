package io.github.terrene.draft;

import io.github.terrene.draft.picking.DraftEvent;
import io.github.terrene.draft.tournament.TournamentEvent;
import io.vavr.control.Option;

/** Something that happened in an encounter. */
public sealed interface EncounterEvent permits EncounterEvent.InDraft, EncounterEvent.InTournament {
    /** What happened in the draft; none if it is something else. */
    default Option<DraftEvent> inDraft() {
        return Option.none();
    }

    /** What happened in the tournament; none if it is something else. */
    default Option<TournamentEvent> inTournament() {
        return Option.none();
    }

    /** Something happened while cards are picked and decks are built. */
    record InDraft(DraftEvent event) implements EncounterEvent {
        @Override
        public Option<DraftEvent> inDraft() {
            return Option.some(event);
        }
    }

    /** Something happened in the tournament. */
    record InTournament(TournamentEvent event) implements EncounterEvent {
        @Override
        public Option<TournamentEvent> inTournament() {
            return Option.some(event);
        }
    }
}
