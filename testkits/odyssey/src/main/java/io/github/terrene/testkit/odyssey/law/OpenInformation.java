package io.github.terrene.testkit.odyssey.law;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.event.CardEvent.DeckShown;
import io.github.terrene.odyssey.event.CardEvent.HandShown;
import io.github.terrene.odyssey.event.ChainEvent.Activated;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.table.Link;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The cards that everybody sees and that may have an ability. */
final class OpenInformation {
    private OpenInformation() {}

    /** Those on the chain, in the discard piles, and the Terrains. */
    static Seq<Card> cards(Table table) {
        Array<Card> open = table.chain().links().map(Link::card);
        for (Side side : table.sides()) {
            open = open.appendAll(side.discards()).appendAll(side.terrains().map(TerrainInPlay::card));
        }
        return open;
    }

    /** What an event turns up. */
    static Option<Card> shown(Event event) {
        return event instanceof Activated activated
                ? Option.some(activated.link().card())
                : Option.none();
    }

    /** Who is shown a deck or a hand by an event, and what is in it. */
    static Option<Tuple2<Seat, Array<Card>>> lookedThrough(Event event) {
        if (event instanceof DeckShown deck) {
            return Option.some(Tuple.of(deck.to(), deck.cards()));
        }
        return event instanceof HandShown hand ? Option.some(Tuple.of(hand.to(), hand.cards())) : Option.none();
    }
}
