package io.github.terrene.testkit.law;

import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.event.ChainEvent.Activated;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.table.Link;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The cards that everybody sees and that may have an ability. */
final class Open {
    private Open() {}

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
}
