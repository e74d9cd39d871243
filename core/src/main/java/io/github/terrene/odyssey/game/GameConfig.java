package io.github.terrene.odyssey.game;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Whole;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.format.Options;
import io.vavr.collection.Array;

/**
 * What a game is configured with.
 *
 * @param options the options of section 15
 * @param decks the decks, by seat
 * @param extraDraws the players who draw two cards in their first Draw Phase (2.9)
 */
public record GameConfig(Options options, Array<Deck> decks, Array<Seat> extraDraws) implements Whole {
    /** A game with these decks, seat by seat. */
    public static GameConfig of(Options options, Deck... decks) {
        return new GameConfig(options, Array.of(decks), Array.empty());
    }

    @Override
    public boolean whole() {
        return options != null
                && options.whole()
                && decks != null
                && decks.forAll(deck -> deck != null && deck.whole())
                && extraDraws != null
                && extraDraws.forAll(seat -> seat != null);
    }
}
