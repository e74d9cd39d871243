package io.github.terrene.draft;

import io.github.terrene.draft.picking.Draft;
import io.github.terrene.draft.picking.DraftRules;
import io.github.terrene.draft.picking.DraftTable;
import io.github.terrene.draft.tournament.Tournament;
import io.github.terrene.draft.tournament.TournamentRules;
import io.github.terrene.draft.tournament.TournamentView;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Makes a random encounter from a view: the cards of the pool that the seat does not see are exactly those that others have. */
@Rule("TO-14.19")
record EncounterImagination(DraftRules drafts, TournamentRules tournaments) {
    private static final int DRAFT = 0;
    private static final int TOURNAMENT = 1;
    private static final int REST = 2;

    Encounter of(EncounterView view, Rng rng) {
        Rng rest = rng.split(REST);
        if (view.tournament().isEmpty()) {
            return new Encounter(drafts.imagine(view.draft(), CardPool.UNKNOWN, rng.split(DRAFT)), Option.none(), rest);
        }
        TournamentView seen = view.tournament().get();
        DraftTable table = view.draft()
                .table()
                .unmasked(ImaginedDecks.of(
                        view.draft(),
                        seen.seenDecks(drafts.catalogue()),
                        rng.split(DRAFT).dice()));
        CardPool decks = new CardPool(
                table.decks().map(deck -> deck.getOrElse(Array::empty).map(Card::id)));
        Draft draft = new Draft(view.draft().config(), table, view.draft().stage(), Array.empty());
        Tournament tournament = tournaments
                .imagine(seen, decks, rng.split(TOURNAMENT))
                .configured(RandomEncounter.tournamentConfig(draft));
        return new Encounter(draft, Option.some(tournament), rest);
    }
}
