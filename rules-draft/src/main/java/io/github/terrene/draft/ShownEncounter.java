package io.github.terrene.draft;

import io.github.terrene.draft.EncounterAction.InDraft;
import io.github.terrene.draft.EncounterAction.InTournament;
import io.github.terrene.draft.picking.ShownDraft;
import io.github.terrene.draft.tournament.ShownTournament;
import io.github.terrene.draft.tournament.TournamentOffer;
import io.github.terrene.kernel.Asked;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Shown;
import io.github.terrene.kernel.compose.TwoParts;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * An encounter as it is shown to one seat: the {@link EncounterView} in terms of the game.
 *
 * @param draft the draft as it is shown to the seat; once the tournament has begun, the end of the draft
 * @param tournament the tournament as it is shown to the seat; none before it begins
 */
public record ShownEncounter(ShownDraft draft, Option<ShownTournament> tournament)
        implements TwoParts<ShownDraft, ShownTournament>, Shown<EncounterAction> {
    @Override
    public Seat seat() {
        return draft.seat();
    }

    @Override
    public ShownDraft first() {
        return draft;
    }

    @Override
    public Option<ShownTournament> second() {
        return tournament;
    }

    @Override
    public Option<? extends Asked<EncounterAction, ?>> asked() {
        return this.<Option<? extends Asked<EncounterAction, ?>>>now(
                now -> now.asked().map(asked -> asked.map(InDraft::new)),
                now -> now.asked().map(asked -> asked.map(InTournament::new)));
    }

    @Override
    public Array<?> due() {
        return this.<Array<?>>now(ShownDraft::due, ShownTournament::due);
    }

    @Override
    public EncounterOffer offered(EncounterAction action) {
        return action instanceof InTournament played
                ? new EncounterOffer.InTournament(tournament
                        .map(now -> now.offered(played.action()))
                        .getOrElse(() -> new TournamentOffer.Plain(played.action())))
                : new EncounterOffer.InDraft(((InDraft) action).action());
    }
}
