package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Array;

/**
 * The attack that is under way.
 *
 * @param seat the attacking player
 * @param attacker the number in play of the attacker
 * @param defender the player who is attacked
 * @param blockerSeat the player who blocks, or the attacked player while nobody does
 * @param blocker the number in play of the blocker, or -1 ({@link CardNumbers#NONE})
 * @param slowSettled whether rule 5.3 demands nothing more: the attacker was already Slowed when it attacked, or the extra Action has been paid
 * @param cancelled whether the rest of the attack is skipped
 */
@Rule("TO-5.14")
public record Battle(
        Seat seat,
        @Names(Named.IN_PLAY) int attacker,
        Seat defender,
        Seat blockerSeat,
        @Names(Named.IN_PLAY) int blocker,
        boolean slowSettled,
        boolean cancelled) {

    /** An attack just declared. */
    public static Battle declared(Seat seat, int attacker, Seat defender, boolean slowed) {
        return new Battle(seat, attacker, defender, defender, CardNumbers.NONE, slowed, false);
    }

    /** Whether somebody blocks it. */
    public boolean blocked() {
        return blocker != CardNumbers.NONE;
    }

    /** Whether one of those players takes part in it. */
    @Rule("TO-10.11")
    boolean isOf(Array<Seat> seats) {
        return seats.contains(seat) || seats.contains(defender) || seats.contains(blockerSeat);
    }

    /** The same, blocked. */
    public Battle blockedBy(Seat player, int member) {
        return new Battle(seat, attacker, defender, player, member, slowSettled, cancelled);
    }

    /** The same with the Action of 5.3 paid. */
    public Battle paid() {
        return new Battle(seat, attacker, defender, blockerSeat, blocker, true, cancelled);
    }

    /** The same, cancelled. */
    public Battle cancel() {
        return new Battle(seat, attacker, defender, blockerSeat, blocker, slowSettled, true);
    }
}
