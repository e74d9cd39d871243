package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.LeavesHand;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.zone.Masked;
import io.github.terrene.kernel.zone.Open;
import io.github.terrene.kernel.zone.Revealed;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/** Characters are recruited, or an effect puts them into play (sections 4 and 7). */
public sealed interface ArrivalEvent extends Event {
    /**
     * A hidden Character is turned face-up by its player.
     *
     * @param seat the player who recruits
     * @param member the number in play of the Character
     * @param card the card, now seen by all
     * @param actions the number of Actions that the player has left
     */
    @Rule("TO-4.8")
    record Recruited(
            Seat seat,
            @Names(Named.IN_PLAY) int member,
            @Revealed CharacterCard card,
            int actions) implements ArrivalEvent {
        @Override
        public Table applyTo(Table table) {
            Member hidden = table.inPlay(member);
            Member recruited = hidden.withRecruited(true).withCard(card);
            return table.withSide(table.side(seat).with(actions, recruited));
        }
    }

    /**
     * A Character is put from hand into play face-up.
     *
     * @param seat the player who recruits
     * @param member the number in play of the Character
     * @param card the card
     * @param actions the number of Actions that the player has left
     */
    @Rule("TO-4.8")
    record RecruitedFromHand(
            Seat seat,
            @Names(Named.IN_PLAY) int member,
            @Revealed CharacterCard card,
            int actions) implements ArrivalEvent, LeavesHand<Table> {
        @Override
        public Table applyTo(Table table) {
            Side side = table.side(seat);
            return table.withNextId(member + 1)
                    .withSide(side.withActions(actions)
                            .withHand(side.hand().minusSorted(card))
                            .withMembers(side.members().append(Member.entering(member, seat, card, true))));
        }
    }

    /**
     * An effect puts a Character into play.
     *
     * @param seat the player who controls the Character
     * @param member the number in play of the Character
     * @param card the card
     * @param fromHand whether it comes from the hand; otherwise it comes from the discard pile, where everybody saw it
     * @param hidden whether it is put into play face-down
     * @param insiders the players who may see the card
     * @param followed whether the viewer knows which card it is now that it is in play
     */
    @Rule({"TO-7.8", "TO-4.24"})
    record PutIntoPlay(
            Seat seat,
            @Names(Named.IN_PLAY) int member,
            @Open CharacterCard card,
            boolean fromHand,
            boolean hidden,
            Array<Seat> insiders,
            boolean followed)
            implements ArrivalEvent, Masked<PutIntoPlay> {
        @Override
        public Table applyTo(Table table) {
            Side side = table.side(seat);
            Side without = fromHand
                    ? side.withHand(side.hand().minusSorted(card))
                    : side.withDiscards(side.discards().remove(card));
            return table.withNextId(member + 1)
                    .withSide(without.withMembers(side.members()
                            .append(Member.entering(member, seat, followed ? card : Card.UNKNOWN, !hidden))));
        }

        @Override
        public Knowledge remembered(Knowledge known) {
            return fromHand ? FromHand.remembered(known, seat, card) : known.inPlayShown(member, card.id());
        }

        /** What comes from the discard pile everybody saw there, but not where it is now; what comes from the hand only if it lies face-up. */
        @Override
        public PutIntoPlay masked(Seat viewer) {
            if (insiders.contains(viewer) || !hidden) {
                return this;
            }
            return new PutIntoPlay(seat, member, fromHand ? Card.UNKNOWN : card, fromHand, true, insiders, false);
        }
    }

    /**
     * A token is created, already recruited.
     *
     * @param seat the player who controls the token
     * @param member the number in play of the token
     * @param card the token
     */
    @Rule("TO-1.10")
    record TokenCreated(
            Seat seat,
            @Names(Named.IN_PLAY) int member,
            @Open CharacterCard card) implements ArrivalEvent {
        @Override
        public Table applyTo(Table table) {
            Side side = table.side(seat);
            return table.withNextId(member + 1)
                    .withSide(side.withMembers(side.members().append(Member.entering(member, seat, card, true))));
        }
    }
}
