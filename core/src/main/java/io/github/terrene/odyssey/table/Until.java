package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.odyssey.trait.Duration;

/**
 * When a change of a Character ends.
 *
 * @param duration how long the change lasts
 * @param seat the player at the start of whose next turn the change ends, if it lasts that long
 * @param source the number in play of the card that gave the change, or -1 ({@link CardNumbers#NONE})
 */
@Rule("TO-8.31")
public record Until(
        Duration duration, Seat seat, @Names(Named.IN_PLAY) int source) {
    /** Never: the change is permanent. */
    public static Until forGood(Seat seat) {
        return new Until(Duration.PERMANENT, seat, CardNumbers.NONE);
    }

    /** Whether it stays on a Character that is turned face-down (7.6). */
    public boolean permanent() {
        return duration == Duration.PERMANENT;
    }

    /** Whether it ends with the turn. */
    public boolean endsWithTurn() {
        return duration == Duration.END_OF_TURN;
    }

    /** Whether it ends when the turn of that player starts. */
    public boolean endsWhenTurnStarts(Seat player) {
        return duration == Duration.START_OF_YOUR_NEXT_TURN && seat.equals(player);
    }

    /** Whether it ends when that card is no longer face-up in play. */
    public boolean endsWith(int card) {
        return duration == Duration.WHILE_IN_PLAY && source == card;
    }
}
