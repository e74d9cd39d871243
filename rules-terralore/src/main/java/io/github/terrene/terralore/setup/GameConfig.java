package io.github.terrene.terralore.setup;

import io.vavr.collection.Array;

/**
 * What a game is configured with.
 *
 * @param options the options of section 13
 * @param decks South's and North's
 */
public record GameConfig(Options options, Array<Deck> decks) {
    /** A game with these decks. */
    public static GameConfig of(Options options, Deck south, Deck north) {
        return new GameConfig(options, Array.of(south, north));
    }

    /** Whether it says all that it must: mappers leave null what a text does not name. Such a configuration is refused. */
    public boolean whole() {
        return options != null
                && options.whole()
                && decks != null
                && decks.forAll(deck -> deck != null && deck.whole());
    }
}
