package io.github.terrene.odyssey.saved;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.CardInvariants;
import io.github.terrene.kernel.text.Invariant;
import io.github.terrene.kernel.zone.Zones;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/** Checks that the cards of a game that was read are those of its decks: each is in one place, and nothing came from nowhere. */
public final class DeckInvariants {
    private DeckInvariants() {}

    /**
     * The invariant that every card of the decks is somewhere on the table, and no other card is, except for tokens and Open Field. What belongs
     * to a player who left the game is gone (10.10).
     *
     * @param decks the decks of a game, by seat
     */
    @Rule({"TO-1.13", "TO-1.14", "TO-2.10", "TO-10.10"})
    static Invariant<Game, Table> of(Zones zones, Array<Deck> decks) {
        return Invariant.<Game, Table>of(
                        Table.class,
                        (game, table) -> table.sides()
                                .filter(side -> table.plays(side.seat()))
                                .forAll(side ->
                                        hasAll(zones, decks.get(side.seat().index()), table, side.seat())),
                        "the cards of a player must be those of the deck, each in one place")
                .by("TO-1.14");
    }

    private static boolean hasAll(Zones zones, Deck deck, Table table, Seat owner) {
        return CardInvariants.same(cards(zones, table, owner), deck.cards());
    }

    /** All cards of a deck that a player owns, wherever they are. */
    public static Array<Card> cards(Zones zones, Table table, Seat owner) {
        return zones.cardsOf(owner, Table.class, table, Card.class).filter(Card::ofDecks);
    }
}
