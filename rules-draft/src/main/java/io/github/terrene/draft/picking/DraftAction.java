package io.github.terrene.draft.picking;

import io.github.terrene.kernel.GameAction;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;

/** What a player can do in a draft. */
public sealed interface DraftAction extends GameAction {
    @Override
    Seat seat();

    /**
     * Picks a card from the pile in hand.
     *
     * @param seat the player who acts
     * @param card the id of the card
     */
    @Rule("TO-14.5")
    record Pick(Seat seat, @Names(Named.CARD) String card) implements DraftAction {}

    /**
     * Takes one of the picked cards into the deck. Cards are taken in the order of the catalogue; with the last one the deck is handed in.
     *
     * @param seat the player who acts
     * @param card the id of the card
     */
    @Rule("TO-14.6")
    record AddCard(Seat seat, @Names(Named.CARD) String card) implements DraftAction {}

    /**
     * Leaves the encounter.
     *
     * @param seat the player who acts
     */
    @Rule("TO-14.16")
    record Leave(Seat seat) implements DraftAction {}
}
