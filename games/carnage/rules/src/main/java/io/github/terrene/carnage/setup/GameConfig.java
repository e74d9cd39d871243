package io.github.terrene.carnage.setup;

import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.kernel.Complete;
import io.vavr.collection.Array;

/**
 * The configuration of a game.
 *
 * @param options the options of section 15 of the rules
 * @param lists the deck lists, South's first
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
