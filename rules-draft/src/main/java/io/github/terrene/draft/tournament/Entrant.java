package io.github.terrene.draft.tournament;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Deck;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A player who enters a tournament.
 *
 * @param deck the deck, which is kept for the whole tournament
 * @param picks the cards that the deck was built from, if it was drafted
 */
@Rule({"TO-14.15", "TO-14.17"})
public record Entrant(
        @Rule("TO-14.15") Deck deck, @Rule("TO-14.17") Option<Array<Card>> picks) {
    /** A player with a deck that was not drafted. */
    public static Entrant of(Deck deck) {
        return new Entrant(deck, Option.none());
    }
}
