package io.github.terrene.odyssey.table;

import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What happens to the cards of a Character that leaves play. */
public final class Departures {
    private Departures() {}

    static Table leave(Table table, Departure departure) {
        Side side = table.side(departure.seat());
        Side without = side.withMembers(side.members().reject(member -> member.id() == departure.id()));
        Array<Card> gone = departure.card().token() ? Array.empty() : Array.of(departure.card());
        Table after = table.withSide(without.discarding(gone))
                .withMemories(table.memories().appendAll(departure.memory()));
        Table ended = Endings.endingWith(after, departure.id());
        return departure.held().map(held -> discard(ended, held)).getOrElse(ended);
    }

    /** A held card goes to its owner's discard pile; what it gave "while this card is in play" ends. */
    public static Table discard(Table table, Held held) {
        Table after = table.withMemories(table.memories().append(Memory.of(held)))
                .withSide(table.side(held.owner()).discarding(Option.of(held.card())));
        return Endings.endingWith(after, held.id());
    }
}
