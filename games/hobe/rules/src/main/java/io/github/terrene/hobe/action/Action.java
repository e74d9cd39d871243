package io.github.terrene.hobe.action;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.OwnChoice;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.kernel.GameAction;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.resolve.Choice;
import io.vavr.collection.Array;

/** Something that a player does. */
@Rule("HB-12.4")
public sealed interface Action extends GameAction {
    /** The player who acts. */
    @Override
    Seat seat();

    /**
     * Exchanging the contents of two of your own slots, one of which may be empty.
     *
     * @param one the lower of the two slots
     * @param other the other slot
     */
    @Rule({"HB-6.1", "HB-6.2"})
    record Move(Seat seat, Slot one, Slot other) implements Action {
        /** A move from one slot to another, in either direction. */
        public static Move of(Seat seat, Slot from, Slot to) {
            return from.compareTo(to) <= 0 ? new Move(seat, from, to) : new Move(seat, to, from);
        }
    }

    /**
     * Playing a card from the hand.
     *
     * @param card the id of the card
     * @param targets the bearer of a Weapon; the targets of an Event, in the order of its text, several of one text in ascending order; nothing
     *     for other cards
     */
    @Rule({"HB-7.1", "HB-7.2", "HB-8.3"})
    record PlayCard(Seat seat, @Names(Named.CARD) String card, Array<Choice> targets) implements Action {
        /** Playing a card on these cards in play. */
        public static PlayCard on(Seat seat, Card card, CardInPlay... targets) {
            return new PlayCard(
                    seat, card.id(), Array.of(targets).map(target -> new OwnChoice.InPlay(target.number())));
        }
    }

    /** Putting your own Situation into the Underworld, for the top card of the deck. */
    @Rule("HB-7.31")
    record Sacrifice(Seat seat) implements Action {}

    /** Ending the Move or the Play phase: the Battle phase begins. */
    @Rule({"HB-6.4", "HB-7.32"})
    record GoToBattle(Seat seat) implements Action {}

    /**
     * Naming the next attacker.
     *
     * @param slot the slot of the attacker
     */
    @Rule({"HB-9.1", "HB-9.2"})
    record Attack(Seat seat, Slot slot) implements Action {}

    /** Playing nothing, or nothing more, in a window. */
    @Rule({"HB-8.1", "HB-8.9"})
    record Pass(Seat seat) implements Action {}

    /**
     * The answer to a question.
     *
     * @param choice one of the choices offered
     */
    @Rule("HB-10.15")
    record Choose(Seat seat, Choice choice) implements Action {}

    /** Conceding the game. */
    @Rule("HB-11.4")
    record Concede(Seat seat) implements Action {}
}
