package io.github.terrene.examples.orchard;

import static io.github.terrene.kernel.zone.Zone.Known.EVERYBODY;
import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.TableEvent;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.kernel.zone.Revealed;
import io.github.terrene.kernel.zone.Zone;

/** What happens. */
public sealed interface Event extends TableEvent<Table> {
    /** A fruit goes from a hand to the market. */
    record Sold(Seat seat, @Zone(to = EVERYBODY) @Revealed Fruit fruit) implements Event {
        @Override
        public Table applyTo(Table table) {
            return table.with(seat, Orchard.CARDS.without(table.side(seat).hand(), fruit), Table.Where.HERE)
                    .with(table.basket(), table.market().prepend(fruit), table.turn());
        }
    }

    /** A fruit goes from the basket to a hand. */
    record Picked(
            @Owner Seat seat, @Zone(to = OWNER) @Revealed Fruit fruit) implements Event {
        @Override
        public Table applyTo(Table table) {
            return table.with(seat, table.side(seat).hand().append(fruit), Table.Where.HERE)
                    .with(table.basket().tail(), table.market(), table.turn());
        }
    }

    /** Somebody without fruit is out. */
    record WentHome(Seat seat) implements Event {
        @Override
        public Table applyTo(Table table) {
            return table.with(seat, table.side(seat).hand(), Table.Where.HOME);
        }
    }

    /** Another player's turn begins. */
    record TurnBegan(Seat seat) implements Event {
        @Override
        public Table applyTo(Table table) {
            return table.with(table.basket(), table.market(), seat);
        }
    }
}
