package io.github.terrene.hobe.setup;

import io.github.terrene.hobe.card.Deck;
import io.github.terrene.kernel.Complete;
import io.vavr.collection.Array;

/**
 * The configuration of a game.
 *
 * @param options the options of section 13 of the rules
 * @param decks the decks, South's first
 */
public record GameConfig(Options options, Array<Deck> decks) implements Complete {
    /** A game with these decks. */
    public static GameConfig of(Options options, Deck south, Deck north) {
        return new GameConfig(options, Array.of(south, north));
    }

    @Override
    public boolean isComplete() {
        return options != null
                && options.isComplete()
                && decks != null
                && decks.forAll(deck -> deck != null && deck.isComplete());
    }
}
