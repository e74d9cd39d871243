package io.github.terrene.draft.picking;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;

/** Makes a random draft from a view: the cards of the pool that the seat does not see are dealt to where they can be. */
@Rule("TO-14.19")
final class DraftImagination {
    private final DraftView view;
    private Array<Card> unseen;

    private DraftImagination(DraftView view, Dice dice) {
        this.view = view;
        this.unseen = dice.shuffle(view.unseen());
    }

    /** A draft that looks to the view's seat exactly like the view. */
    static Draft of(DraftView view, Rng rng) {
        return new DraftImagination(view, rng.dice()).draft();
    }

    private Draft draft() {
        DraftTable seen = view.table();
        DraftTable table = new DraftTable(
                seen.round(),
                seen.piles().map(this::known),
                seen.picks().map(this::known),
                seen.decks().map(deck -> deck.map(this::known)),
                seen.excess(),
                seen.left(),
                seen.outcome());
        return new Draft(view.config(), table, stage(table), unseen);
    }

    private Array<Card> known(Array<Card> cards) {
        if (cards.isEmpty() || !cards.get(0).unknown()) {
            return cards;
        }
        Array<Card> dealt = unseen.take(cards.size()).sortBy(Card::id);
        unseen = unseen.drop(cards.size());
        return dealt;
    }

    /** Players who left count as having chosen. */
    @Rule("TO-14.16")
    private DraftStage stage(DraftTable table) {
        return table.left().foldLeft(view.stage(), (stage, left) -> stage.left(left, table));
    }
}
