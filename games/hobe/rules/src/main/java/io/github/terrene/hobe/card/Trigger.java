package io.github.terrene.hobe.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * When an ability happens.
 *
 * @param moment what has to happen
 * @param subject to whom it has to happen, or in whose turn
 */
@Rule({"HB-5.2", "HB-10.7"})
public record Trigger(
        @Rule("HB-10.7") Moment moment, @Rule("HB-10.7") Subject subject) {
    /** An Event has its effect. */
    public static final Trigger PLAYED = new Trigger(Moment.PLAYED, Subject.ITSELF);

    /** The card is destroyed. */
    public static final Trigger DESTROYED = new Trigger(Moment.DESTROYED, Subject.ITSELF);

    /** The card leaves play, in whatever way. */
    public static final Trigger LEAVES = new Trigger(Moment.LEAVES, Subject.ITSELF);

    /** The card enters the battlefield. */
    public static final Trigger ENTERS = new Trigger(Moment.ENTERS, Subject.ITSELF);

    /** The turn of its controller starts. */
    public static final Trigger START_OF_TURN = new Trigger(Moment.START_OF_TURN, Subject.OWN);

    /** The turn of its controller ends. */
    public static final Trigger END_OF_TURN = new Trigger(Moment.END_OF_TURN, Subject.OWN);

    /** What has to happen for an ability to happen. */
    public enum Moment {
        /** An Event that was not countered has its effect. */
        @Rule("HB-7.25")
        PLAYED,
        /** A turn starts. */
        @Rule("HB-5.2")
        START_OF_TURN,
        /** A turn ends. */
        @Rule("HB-5.2")
        END_OF_TURN,
        /** A Battle card enters the battlefield. */
        @Rule("HB-10.5")
        ENTERS,
        /** A card is destroyed. */
        @Rule("HB-3.10")
        DESTROYED,
        /** A card leaves play. */
        @Rule("HB-10.14")
        LEAVES;

        /** Whether it comes with a turn: its subject is whose turn it is. */
        public boolean ofTurn() {
            return this == START_OF_TURN || this == END_OF_TURN;
        }

        /** Whether its card may have left by then. */
        @Rule("HB-10.14")
        public boolean ofLeaving() {
            return this == DESTROYED || this == LEAVES;
        }
    }

    /** To whom it has to happen, from the point of view of the ability's card and its controller; for turns, whose turn. */
    public enum Subject {
        /** The card itself. */
        ITSELF,
        /** Another Battle card of the controller; the controller's turn. */
        OWN,
        /** A Battle card of the opponent; the opponent's turn. */
        ENEMY,
        /** Any other Battle card; either player's turn. */
        ANY;

        /** Whether it means that player. */
        public boolean means(Seat controller, Seat player) {
            return this == ANY || (this == OWN) == player.equals(controller);
        }
    }
}
