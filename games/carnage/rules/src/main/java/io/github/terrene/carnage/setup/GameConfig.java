package io.github.terrene.carnage.setup;

import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.kernel.Complete;
import io.vavr.collection.Array;

/**
 * What a game is configured with.
 *
 * @param options the options of section 15
 * @param lists the decks, South's first
 */
public record GameConfig(Options options, Array<DeckList> lists) implements Complete {
    /** A game with these decks. */
    public static GameConfig of(Options options, DeckList south, DeckList north) {
        return new GameConfig(options, Array.of(south, north));
    }

    @Override
    public boolean isComplete() {
        return options != null
                && options.isComplete()
                && lists != null
                && lists.forAll(list -> list != null && list.isComplete());
    }
}
