package io.github.terrene.draft;

import io.github.terrene.draft.picking.DraftView;
import io.github.terrene.draft.tournament.TournamentView;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.compose.TwoParts;
import io.vavr.control.Option;

/**
 * Everything one seat may know about an encounter, and nothing else.
 *
 * @param draft what it may know of the draft; once the tournament has begun, of the end of the draft
 * @param tournament what it may know of the tournament; none before it begins
 */
public record EncounterView(DraftView draft, Option<TournamentView> tournament)
        implements TwoParts<DraftView, TournamentView> {
    /** Whose view it is. */
    public Seat seat() {
        return draft.seat();
    }

    @Override
    public DraftView first() {
        return draft;
    }

    @Override
    public Option<TournamentView> second() {
        return tournament;
    }

    /** The view in terms of the game. */
    public ShownEncounter shown() {
        return new ShownEncounter(draft.shown(), tournament.map(TournamentView::shown));
    }
}
