package io.github.terrene.draft.picking;

import io.github.terrene.draft.deck.DeckDraft;
import io.github.terrene.draft.picking.DraftEvent.CardsPicked;
import io.github.terrene.draft.picking.DraftEvent.DecksHandedIn;
import io.github.terrene.draft.picking.DraftEvent.DraftEnded;
import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Ballot;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What happens when everybody has chosen. */
final class AllChosen {
    private AllChosen() {}

    /** The piles are passed on, each without the card that was picked. */
    @Rule("TO-14.5")
    static DraftEvent passing(DraftTable table, Ballot<SealedPick> picks) {
        ArrayBuilder<DraftEvent.Picked> picked = new ArrayBuilder<>(table.players());
        ArrayBuilder<Array<Card>> passed = new ArrayBuilder<>(table.players());
        for (int i = 0; i < table.players(); i++) {
            picked.add(new DraftEvent.Picked(
                    Seat.of(i), picks.choices().get(i).card().get()));
            Seat from = table.previous(Seat.of(i));
            passed.add(
                    SortedCards.without(table.pile(from), picks.of(from).card().get()));
        }
        return new CardsPicked(picked.all(), passed.all(), table.left());
    }

    /** The decks are handed in, and all other picks go to the excess pile, for all players together. */
    @Rule({"TO-14.6", "TO-14.16"})
    static Array<DraftEvent> handingIn(DraftTable table, Ballot<DeckDraft> built) {
        Array<Option<Array<Card>>> decks = Seat.first(table.players())
                .map(seat -> Option.when(table.plays(seat), () -> built.of(seat).cards()));
        Array<Card> inDecks = sorted(decks.flatMap(deck -> deck));
        Array<Card> left = SortedCards.withoutAll(sorted(table.picks()), inDecks);
        return Array.of(
                new DecksHandedIn(decks, table.excess().appendAll(left).sortBy(Card::id)),
                new DraftEnded(new Outcome(Array.empty(), "TO-14.6")));
    }

    private static Array<Card> sorted(Array<Array<Card>> cards) {
        return cards.flatMap(each -> each).sortBy(Card::id);
    }
}
