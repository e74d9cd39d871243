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
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.table.Departures;
import io.github.terrene.odyssey.table.Expiry;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What Characters hold: assigned to them, discarded, taken (sections 4 and 7). */
public sealed interface HeldEvent extends Event {
    /**
     * An Item or Command is given to a Character, face-down.
     *
     * @param seat the player who assigns the card
     * @param member the number in play of the Character
     * @param held the number in play of the card
     * @param card the card
     * @param insiders the players who may see the card
     */
    @Rule("TO-4.14")
    record Assigned(
            @Owner Seat seat,
            @Names(Named.IN_PLAY) int member,
            @Names(Named.IN_PLAY) int held,
            @Zone(to = OWNER) AssignableCard card,
            @Insider Array<Seat> insiders)
            implements HeldEvent {
        @Override
        public Table applyTo(Table table) {
            Side side = table.side(seat);
            Member holder = table.inPlay(member).withHeld(Option.some(Held.faceDown(held, seat, card)));
            return table.with(side.withHand(side.hand().minusSorted(card)).withMember(holder), held + 1);
        }

        @Override
        public Knowledge remembered(Knowledge known) {
            Knowledge after = FromHand.remembered(known, seat, card);
            return card.unknown() ? after : after.inPlayShown(held, card.id());
        }
    }

    /**
     * Cards that Characters hold are discarded.
     *
     * @param holders the numbers in play of the Characters
     * @param cards the cards they held, as everybody sees them now
     * @param cause why it happened
     */
    @Rule({"TO-4.16", "TO-7.11"})
    record HeldDiscarded(
            @Names(Named.IN_PLAY) Array<Integer> holders,
            @Revealed Array<Held> cards,
            Cause cause) implements HeldEvent, Caused {
        @Override
        public Table applyTo(Table table) {
            Table after = table;
            for (Held card : cards) {
                after = Departures.discard(after, card);
            }
            return after;
        }
    }

    /**
     * A Character takes, face-down, the card that another Character held.
     *
     * @param from the number in play of the Character that held the card
     * @param by the number in play of the Character that holds it now
     * @param card the card as it lies there now
     * @param insiders the players who may see the card
     */
    @Rule("TO-7.11")
    record HeldTaken(
            @Names(Named.IN_PLAY) int from,
            @Names(Named.IN_PLAY) int by,
            @Zone(to = OWNER) @Revealed Held card,
            @Insider Array<Seat> insiders)
            implements HeldEvent {
        @Override
        public Table applyTo(Table table) {
            Member robbed = table.inPlay(from).withHeld(Option.none());
            Table after = table.withMember(robbed);
            Table taken = after.withMember(after.inPlay(by).withHeld(Option.some(card)));
            return Expiry.endingWith(taken, card.id());
        }

        /** It may be taken again. */
        @Override
        public Knowledge remembered(Knowledge known) {
            return card.card().unknown()
                    ? known
                    : known.inPlayShown(card.id(), card.card().id());
        }
    }
}
