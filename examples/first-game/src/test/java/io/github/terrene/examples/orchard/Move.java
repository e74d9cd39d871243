package io.github.terrene.examples.orchard;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.simple.Happening;
import io.github.terrene.kernel.simple.SimpleAction;
import io.vavr.control.Option;

/** What a player can do. */
public sealed interface Move extends SimpleAction<Table, Event> {
    /** Sells a fruit; whoever has sold the last one goes home. */
    record Sell(Seat seat, @Names(Named.CARD) String fruit) implements Move {
        private Option<Fruit> found(Table table) {
            return table.side(seat).hand().find(each -> each.id().equals(fruit));
        }

        @Override
        public boolean permits(Table table, Verdict why) {
            return found(table).isDefined() || why.no("OR-2.1/not-in-hand", "this fruit is not in your hand");
        }

        @Override
        public void carryOut(Happening<Table, Event> here) {
            here.emit(new Event.Sold(seat, found(here.table()).get()));
            if (here.table().side(seat).hand().isEmpty()) {
                here.emit(new Event.WentHome(seat));
            }
            Orchard.next(here);
        }
    }

    /** Picks one instead. */
    record Pick(Seat seat) implements Move {
        @Override
        public void carryOut(Happening<Table, Event> here) {
            here.emit(new Event.Picked(seat, here.table().basket().head()));
            Orchard.next(here);
        }
    }

    /** Waits for the morning, which never comes. */
    record Wait(Seat seat) implements Move {
        @Override
        public void carryOut(Happening<Table, Event> here) {
            Orchard.next(here);
        }
    }
}
