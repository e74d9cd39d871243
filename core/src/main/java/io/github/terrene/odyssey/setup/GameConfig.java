package io.github.terrene.odyssey.setup;

import io.github.terrene.kernel.Complete;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Deck;
import io.vavr.collection.Array;

/**
 * The configuration of a game.
 *
 * @param options the options of section 15 of the rules
 * @param decks the decks, by seat
 * @param extraDraws the players who draw two cards in their first Draw Phase (2.9)
 */
public record GameConfig(Options options, Array<Deck> decks, Array<Seat> extraDraws) implements Complete {
    /** A game with these decks, seat by seat. */
    public static GameConfig of(Options options, Deck... decks) {
        return new GameConfig(options, Array.of(decks), Array.empty());
    }

    @Override
    public boolean isComplete() {
        return options != null
                && options.isComplete()
                && decks != null
                && decks.forAll(deck -> deck != null && deck.isComplete())
                && extraDraws != null
                && extraDraws.forAll(seat -> seat != null);
    }
}
