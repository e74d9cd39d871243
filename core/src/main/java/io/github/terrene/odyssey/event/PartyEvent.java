package io.github.terrene.odyssey.event;

import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.zone.Insider;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.kernel.zone.Revealed;
import io.github.terrene.kernel.zone.Zone;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.table.Departure;
import io.github.terrene.odyssey.table.Departures;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/** What else players do with their parties (section 4): Characters are hidden, trade places and are dismissed. */
public sealed interface PartyEvent extends Event {
    /**
     * A Character is put from hand into play face-down.
     *
     * @param seat the player who controls the Character
     * @param member the number in play of the Character
     * @param card the card
     * @param insiders the players who may see the card
     */
    @Rule("TO-4.13")
    record Hidden(
            @Owner Seat seat,
            @Names(Named.IN_PLAY) int member,
            @Zone(to = OWNER) CharacterCard card,
            @Insider Array<Seat> insiders)
            implements PartyEvent {
        @Override
        public Table applyTo(Table table) {
            Side side = table.side(seat);
            Member hidden = Member.entering(member, seat, card, false);
            return table.with(
                    side.with(
                            side.members().append(hidden), side.hand().minusSorted(card), side.deck(), side.discards()),
                    member + 1);
        }

        @Override
        public Knowledge remembered(Knowledge known) {
            return FromHand.remembered(known, seat, card);
        }
    }

    /**
     * Two Characters exchange the cards they hold.
     *
     * @param seat the player who trades
     * @param first the number in play of one of the Characters
     * @param second the number in play of the other
     */
    @Rule({"TO-4.15", "TO-11.3"})
    record Traded(
            Seat seat,
            @Names(Named.IN_PLAY) int first,
            @Names(Named.IN_PLAY) int second) implements PartyEvent {
        @Override
        public Table applyTo(Table table) {
            Member one = table.inPlay(first);
            Member other = table.inPlay(second);
            Side side = table.side(seat).withTraded(true);
            return table.withSide(side.withMember(one.withHeld(other.held())).withMember(other.withHeld(one.held())));
        }
    }

    /**
     * A player dismisses a Character.
     *
     * @param departure the Character and what it held
     * @param cost whether it is the cost of an ability
     */
    @Rule("TO-4.16")
    record CharacterDismissed(@Revealed Departure departure, boolean cost) implements PartyEvent {
        @Override
        public Table applyTo(Table table) {
            return Departures.leave(table, departure);
        }
    }
}
