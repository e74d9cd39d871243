package io.github.terrene.draft.picking;

import io.github.terrene.draft.deck.DeckNeeds;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/** What a player still has to choose in a draft. */
public sealed interface DraftTask {
    /**
     * A card from the pile in hand.
     *
     * @param round the round of the draft, from 1
     * @param rounds the number of rounds in the draft
     * @param cards the number of cards in the pile
     * @param next the player who gets the pile next
     */
    @Rule("TO-14.5")
    record PickCard(int round, int rounds, int cards, Seat next) implements DraftTask {}

    /**
     * A deck to build.
     *
     * @param picks the number of cards the player has picked
     * @param needs what the deck must contain
     */
    @Rule({"TO-14.6", "TO-14.17"})
    record BuildDeck(int picks, DeckNeeds needs) implements DraftTask {}
}
