package io.github.terrene.carnage.setup;

import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;

/**
 * The configuration of a game.
 *
 * @param options the options of section 15 of the rules
 * @param lists the deck lists, South's first
 */
public record GameConfig(Options options, @Rule("CG-2.7") Array<DeckList> lists) {
    /** A game with these decks. */
    public static GameConfig of(Options options, DeckList south, DeckList north) {
        return new GameConfig(options, Array.of(south, north));
    }
}
