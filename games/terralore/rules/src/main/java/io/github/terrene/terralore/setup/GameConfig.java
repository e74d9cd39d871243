package io.github.terrene.terralore.setup;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Deck;
import io.vavr.collection.Array;

/**
 * The configuration of a game.
 *
 * @param options the options of section 13 of the rules
 * @param decks the decks, South's first
 */
public record GameConfig(Options options, @Rule("TL-2.4") Array<Deck> decks) {
    /** A game with these decks. */
    public static GameConfig of(Options options, Deck south, Deck north) {
        return new GameConfig(options, Array.of(south, north));
    }

    /** The cards that each player brought, sorted by id, as far as a seat knows: only its own, unless lists are open. */
    @Rule("TL-12.8")
    public Array<Array<Card>> listsKnownTo(Seat seat) {
        return Players.BOTH.map(each -> each.equals(seat) || options.openDeckLists()
                ? decks.get(each.index()).cards()
                : Array.empty());
    }
}
