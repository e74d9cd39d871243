package io.github.terrene.odyssey.match;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.vavr.collection.Array;

/**
 * What a match is configured with.
 *
 * @param options the options of section 15, for every game
 * @param decks the decks, by seat; a deck does not change during a match (2.10)
 */
@Rule("TO-2.10")
public record MatchConfig(
        @Rule("TO-12.1") Options options, @Rule("TO-2.10") Array<Deck> decks) {
    /** A match with these decks, seat by seat. */
    public static MatchConfig of(Options options, Deck... decks) {
        return new MatchConfig(options, Array.of(decks));
    }

    /** The configuration of one of its games. */
    GameConfig game(Array<Seat> extraDraws) {
        return new GameConfig(options, decks, extraDraws);
    }
}
