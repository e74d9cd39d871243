package io.github.terrene.examples.wreckers;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.simple.Happening;
import io.github.terrene.kernel.simple.SimpleAction;
import io.vavr.control.Option;

/** What a player can do. */
public sealed interface Move extends SimpleAction<Table, Event> {
    /** Plays a card from the hand. A 1 gives another turn, a 5 makes the opponent draw two cards. */
    record Play(Seat seat, @Names(Named.CARD) String card) implements Move {
        private Option<Card> found(Table table) {
            return table.hand(seat).find(each -> each.id().equals(card));
        }

        @Override
        public boolean permits(Table table, Verdict why) {
            Option<Card> held = found(table);
            return (held.isDefined() || why.stop("WK-2.1/not-in-hand", "this card is not in your hand"))
                    && (held.get().matches(table.pile().head())
                            || why.no("WK-2.1/no-match", "neither its colour nor its number is that of the pile"));
        }

        @Override
        public void carryOut(Happening<Table, Event> here) {
            Card played = found(here.table()).get();
            here.emit(new Event.Played(seat, played));
            for (int cards = played.number() == 5 ? 2 : 0; cards > 0 && here.goesOn(); cards--) {
                Wreckers.draw(Players.opponent(seat), here);
            }
            if (played.number() != 1 && here.goesOn()) {
                here.emit(new Event.TurnBegan(Players.opponent(seat)));
            }
        }
    }

    /** Draws a card instead. */
    record Draw(Seat seat) implements Move {
        @Override
        public void carryOut(Happening<Table, Event> here) {
            Wreckers.draw(seat, here);
            if (here.goesOn()) {
                here.emit(new Event.TurnBegan(Players.opponent(seat)));
            }
        }
    }
}
