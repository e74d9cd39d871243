package io.github.terrene.odyssey.rule.chain;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.AbilityFlags;
import io.github.terrene.odyssey.due.PendingTrigger;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Work;
import io.github.terrene.odyssey.rule.upkeep.ReduceSupply;
import io.github.terrene.odyssey.setup.ResponseWindows;
import io.github.terrene.odyssey.table.Supply;
import io.vavr.collection.Array;

/**
 * Checks after each step whether somebody has lost, whether anyone is over the supply limit, and which abilities are waiting. Nothing else
 * happens until all of this is dealt with.
 */
@Internal
@Rule({"TO-7.3", "TO-8.7", "TO-8.24", "TO-10.4"})
public record Settle() implements Work {
    /** The task. */
    public static final Settle TASK = new Settle();

    @Override
    public boolean settles() {
        return true;
    }

    @Override
    public void run(Play play) {
        if (play.settled()) {
            return;
        }
        if (play.book().upkeep().checkVictory(play)) {
            settleAnew(play);
            return;
        }
        if (!reduce(play)) {
            offerWaiting(play);
        }
        play.noteSettled();
    }

    /** When a team leaves, others may fall with what it had in play (6.7). */
    @Rule("TO-10.9")
    private void settleAnew(Play play) {
        if (!play.over()) {
            play.next(this);
        }
    }

    /** Asks the first player who is over the limit to dismiss somebody. */
    @Rule("TO-7.3")
    private boolean reduce(Play play) {
        Array<Seat> seats = play.table().order();
        int limit = play.setting().format().supply();
        for (int i = 0; i < seats.size(); i++) {
            if (Supply.used(play.table(), seats.get(i)) > limit) {
                Seat first = play.table()
                        .fromActive()
                        .find(seat -> Supply.used(play.table(), seat) > limit)
                        .get();
                play.next(new ReduceSupply(first), this);
                return true;
            }
        }
        return false;
    }

    /** Asks the first player who can use a waiting ability; if nobody can, none waits any longer. */
    @Rule("TO-8.24")
    private void offerWaiting(Play play) {
        if (play.waiting().isEmpty() && play.offers().isEmpty()) {
            return;
        }
        boolean all = play.setting().options().responseWindows() == ResponseWindows.ALWAYS;
        Array<Seat> seats = play.table().order();
        int active = seats.indexOf(play.table().active());
        for (int i = 0; i < seats.size(); i++) {
            Seat seat = seats.get((active + i) % seats.size());
            if (all && play.offers().contains(seat) || usable(play, seat)) {
                play.next(new UseWaiting(seat), this);
                return;
            }
        }
        play.keepWaiting(Array.empty());
        play.keepOffers(Array.empty());
    }

    /** Looking at a face-down card makes the step final, whether or not its abilities are waiting. */
    private static boolean usable(Play play, Seat seat) {
        if (AbilityFlags.secret(play.table().side(seat).abilityFlags())) {
            play.forbidUndo();
        }
        return waits(play.waiting(), seat) && play.book().canActivate(play.with(new UseWaiting(seat)), seat);
    }

    private static boolean waits(Array<PendingTrigger> waiting, Seat seat) {
        for (int i = 0; i < waiting.size(); i++) {
            if (waiting.get(i).seat().equals(seat)) {
                return true;
            }
        }
        return false;
    }
}
