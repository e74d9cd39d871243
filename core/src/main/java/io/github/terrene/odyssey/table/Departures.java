package io.github.terrene.odyssey.table;

import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;

/** What happens to the cards of a Character that leaves play. */
public final class Departures {
    private Departures() {}

    static Table leave(Table table, Departure departure) {
        Array<Card> discarded = departure.card().token() ? Array.empty() : Array.of(departure.card());
        Side side = table.side(departure.seat()).without(departure.id(), discarded);
        Table left = departure.memory().isEmpty()
                ? table.withSide(side)
                : table.with(side, table.memories().append(departure.memory().get()));
        Table ended = Expiry.endingWith(left, departure.id());
        return departure.held().isEmpty()
                ? ended
                : discard(ended, departure.held().get());
    }

    /** A held card goes to its owner's discard pile; what it gave "while this card is in play" ends. */
    public static Table discard(Table table, Held held) {
        Side side = table.side(held.owner());
        Table after = table.withSide(side.discarding(held.card()));
        return Expiry.endingWith(remembering(after, held), held.id());
    }

    /** An unused card without counters leaves nothing to remember. */
    private static Table remembering(Table table, Held held) {
        boolean plain = held.counters().isEmpty() && held.usage().isEmpty();
        return plain ? table : table.withMemories(table.memories().append(Memory.of(held)));
    }
}
