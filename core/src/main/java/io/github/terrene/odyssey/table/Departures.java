package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** What happens to the cards of a Character that leaves play. */
public final class Departures {
    private Departures() {}

    /** The table without those Characters: their cards are in the discard piles of their owners. */
    @Rule({"TO-1.13", "TO-7.4"})
    public static Table leave(Table table, Array<Departure> departures) {
        Table left = table;
        for (int i = 0; i < departures.size(); i++) {
            left = leave(left, departures.get(i));
        }
        return left;
    }

    /** The table without that Character. */
    @Rule({"TO-1.13", "TO-7.4"})
    public static Table leave(Table table, Departure departure) {
        Side side = table.side(departure.seat()).without(departure.id(), discarded(departure));
        Table left = departure.memory().isEmpty()
                ? table.withSide(side)
                : table.with(side, table.memories().append(departure.memory().get()));
        Table ended = Expiry.endingWith(left, departure.id());
        @Nullable Held held = departure.held().getOrNull();
        if (held == null) {
            return ended;
        }
        boolean ofAnother = !held.owner().equals(departure.seat());
        return ending(ofAnother ? ended.withSide(ended.side(held.owner()).discarding(held.card())) : ended, held);
    }

    /** What goes to the discard pile of the Character's player. */
    private static Array<Card> discarded(Departure departure) {
        Array<Card> character = departure.card().token() ? Array.empty() : Array.of(departure.card());
        @Nullable Held held = departure.held().getOrNull();
        return held != null && held.owner().equals(departure.seat()) ? character.append(held.card()) : character;
    }

    /**
     * Moves a held card from its holder, if that is still in play, to its owner's discard pile. What it gave "while this card is in play" ends.
     */
    public static Table discard(Table table, Held held) {
        return ending(moved(table, held), held);
    }

    /** The table once a card has left: it is remembered if need be, and what it gave has ended. */
    private static Table ending(Table table, Held left) {
        return Expiry.endingWith(remembering(table, left), left.id());
    }

    private static Table moved(Table table, Held held) {
        @Nullable Member holder = table.findHolder(held.id());
        Table taken = holder == null
                ? table
                : table.withSide(table.side(holder.seat()).withMember(holder.withHeld(Option.none())));
        return taken.withSide(taken.side(held.owner()).discarding(held.card()));
    }

    /** An unused card without counters leaves nothing to remember. */
    private static Table remembering(Table table, Held held) {
        boolean plain = held.counters().isEmpty() && held.usage().isEmpty();
        return plain ? table : table.withMemories(table.memories().append(Memory.of(held)));
    }
}
