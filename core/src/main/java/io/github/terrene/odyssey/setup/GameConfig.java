package io.github.terrene.odyssey.setup;

import io.github.terrene.kernel.Rule;
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
public record GameConfig(
        @Rule("TO-12.1") Options options,
        @Rule("TO-2.10") Array<Deck> decks,
        @Rule("TO-2.9") Array<Seat> extraDraws) {
    /** A game with these decks, seat by seat. */
    public static GameConfig of(Options options, Deck... decks) {
        return new GameConfig(options, Array.of(decks), Array.empty());
    }
}
