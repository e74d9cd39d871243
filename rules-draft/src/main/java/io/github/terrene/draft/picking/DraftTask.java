package io.github.terrene.draft.picking;

import io.github.terrene.draft.deck.DeckNeeds;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/** What a player has still to choose in a draft. */
public sealed interface DraftTask {
    /**
     * A card of the pile in hand.
     *
     * @param round the round of the draft, from 1
     * @param rounds how many rounds there are
     * @param cards how many cards the pile has
     * @param next who gets the pile next
     */
    @Rule("TO-14.5")
    record PickCard(int round, int rounds, int cards, Seat next) implements DraftTask {}

    /**
     * A deck.
     *
     * @param picks how many cards were picked
     * @param needs what the deck needs
     */
    @Rule({"TO-14.6", "TO-14.17"})
    record BuildDeck(int picks, DeckNeeds needs) implements DraftTask {}
}
