package io.github.terrene.draft.picking;

import io.github.terrene.draft.pool.Dealing;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;

/** Where the cards of a draft can be at a time, by their numbers. */
@Rule({"TO-14.2", "TO-14.4", "TO-14.5", "TO-14.6"})
final class DraftCards {
    private DraftCards() {}

    /** All cards, in the order of the catalogue. */
    static Array<Card> all(Draft draft) {
        return draft.table().cards().appendAll(draft.undealt()).sortBy(Card::id);
    }

    /** Whether cards are still to be picked: everybody has as many in hand, and as many picks. */
    static boolean beingPicked(Draft draft) {
        Dealing dealing = draft.config().dealing();
        DraftTable table = draft.table();
        int size = table.piles().get(0).size();
        return size >= 1
                && size <= dealing.size()
                && sizes(table.piles(), size)
                && sizes(table.picks(), table.round() * dealing.size() - size)
                && draft.undealt().size() == (dealing.rounds() - table.round()) * dealing.players() * dealing.size();
    }

    /** Whether nothing is left to be picked, and no deck is handed in. */
    static boolean allPicked(Draft draft) {
        return isAfterPicking(draft)
                && sizes(draft.table().picks(), draft.config().dealing().picks());
    }

    /** Whether all decks are handed in, and all else is in the excess pile. */
    static boolean allHandedIn(Draft draft) {
        return isAfterPicking(draft) && sizes(draft.table().picks(), 0);
    }

    private static boolean isAfterPicking(Draft draft) {
        return draft.table().round() == draft.config().dealing().rounds()
                && sizes(draft.table().piles(), 0)
                && draft.undealt().isEmpty();
    }

    private static boolean sizes(Array<Array<Card>> bySeat, int size) {
        return bySeat.forAll(cards -> cards.size() == size);
    }
}
