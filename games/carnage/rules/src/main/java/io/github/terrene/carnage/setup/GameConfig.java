package io.github.terrene.carnage.setup;

import io.github.terrene.kernel.Whole;
import io.vavr.collection.Array;

/**
 * What a game is configured with.
 *
 * @param options the options of section 15
 * @param lists the decks, South's first
 */
public record GameConfig(Options options, Array<DeckList> lists) implements Whole {
    /** A game with these decks. */
    public static GameConfig of(Options options, DeckList south, DeckList north) {
        return new GameConfig(options, Array.of(south, north));
    }

    @Override
    public boolean whole() {
        return options != null
                && options.whole()
                && lists != null
                && lists.forAll(list -> list != null && list.whole());
    }
}
