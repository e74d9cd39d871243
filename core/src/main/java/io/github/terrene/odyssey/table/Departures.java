package io.github.terrene.odyssey.table;

import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

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

    /**
     * A held card goes from its holder, if that is still in play, to its owner's discard pile; what it gave "while this card is in play"
     * ends.
     */
    public static Table discard(Table table, Held held) {
        return Expiry.endingWith(remembering(moved(table, held), held), held.id());
    }

    private static Table moved(Table table, Held held) {
        @Nullable Member holder = table.findHolder(held.id());
        if (holder == null) {
            return table.withSide(table.side(held.owner()).discarding(held.card()));
        }
        Side side = table.side(holder.seat()).withMember(holder.withHeld(Option.none()));
        return holder.seat().equals(held.owner())
                ? table.withSide(side.discarding(held.card()))
                : moved(table.withSide(side), held);
    }

    /** An unused card without counters leaves nothing to remember. */
    private static Table remembering(Table table, Held held) {
        boolean plain = held.counters().isEmpty() && held.usage().isEmpty();
        return plain ? table : table.withMemories(table.memories().append(Memory.of(held)));
    }
}
