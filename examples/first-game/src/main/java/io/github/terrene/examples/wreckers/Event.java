package io.github.terrene.examples.wreckers;

import static io.github.terrene.kernel.zone.Zone.Known.EVERYBODY;
import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.TableEvent;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.kernel.zone.Revealed;
import io.github.terrene.kernel.zone.Zone;
import io.vavr.collection.Array;

/** What happens. */
public sealed interface Event extends TableEvent<Table> {
    /** A card goes from a hand onto the pile. */
    record Played(Seat seat, @Zone(to = EVERYBODY) @Revealed Card card) implements Event {
        @Override
        public Table applyTo(Table table) {
            Array<Card> hand = Wreckers.CARDS.without(table.hand(seat), card);
            return table.with(seat, hand, table.deck(), table.pile().prepend(card));
        }
    }

    /** A card goes from the deck to a hand. */
    record Drawn(
            @Owner Seat seat, @Zone(to = OWNER) @Revealed Card card) implements Event {
        @Override
        public Table applyTo(Table table) {
            return table.with(seat, table.hand(seat).append(card), table.deck().tail(), table.pile());
        }
    }

    /** Another player's turn begins. */
    record TurnBegan(Seat seat) implements Event {
        @Override
        public Table applyTo(Table table) {
            return new Table(table.sides(), table.deck(), table.pile(), seat);
        }
    }
}
