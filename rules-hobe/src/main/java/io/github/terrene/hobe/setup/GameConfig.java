package io.github.terrene.hobe.setup;

import io.vavr.collection.Array;

/**
 * What a game is configured with.
 *
 * @param options the options of section 13
 * @param decks the decks, South's first
 */
public record GameConfig(Options options, Array<Deck> decks) {
    /** A game with these decks. */
    public static GameConfig of(Options options, Deck south, Deck north) {
        return new GameConfig(options, Array.of(south, north));
    }

    /** Whether nothing is missing: object mappers leave null what a text does not mention. */
    public boolean whole() {
        return options != null && decks != null && decks.forAll(deck -> deck != null && deck.whole());
    }
}
