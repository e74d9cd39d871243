package io.github.terrene.odyssey.table;

/** What happens to the cards of a Character that leaves play. */
public final class Departures {
    private Departures() {}

    static Table leave(Table table, Departure departure) {
        Side side = table.side(departure.seat());
        Side without = side.without(departure.id());
        Side after = departure.card().token() ? without : without.discarding(departure.card());
        Table left = departure.memory().isEmpty()
                ? table.withSide(after)
                : table.withSide(after)
                        .withMemories(table.memories().append(departure.memory().get()));
        Table ended = Expiry.endingWith(left, departure.id());
        return departure.held().map(held -> discard(ended, held)).getOrElse(ended);
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
