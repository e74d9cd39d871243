package io.github.terrene.carnage.rule.turn;

import io.github.terrene.carnage.action.ActionKind;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Prompt;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** The active player acts, or passes the Sword. */
@Rule({"CG-5.5", "CG-5.6"})
public record TakeAction(Seat seat) implements Prompt {
    private static final long OFFERS = ActionKind.BURN.bit()
            | ActionKind.MEDITATE.bit()
            | ActionKind.USE_POWER.bit()
            | ActionKind.PLACE.bit()
            | ActionKind.ADD.bit()
            | ActionKind.REINFORCE.bit()
            | ActionKind.ATTACK.bit()
            | ActionKind.PASS_SWORD.bit()
            | ActionKind.CONCEDE.bit();

    @Override
    public Array<Seat> seats() {
        return seat.asList();
    }

    @Override
    public long offers(Seat other) {
        return other.equals(seat) ? OFFERS : 0;
    }

    @Override
    public String key() {
        return "action";
    }

    @Override
    public String rule() {
        return "CG-5.5";
    }

    /** Who does not have the Sword is told so. */
    @Override
    @Rule("CG-6.16")
    public Rejection notNow(Seat other) {
        return other.equals(seat)
                ? Prompt.super.notNow(other)
                : Rejection.of("CG-5.1/no-sword", "you do not have the Sword");
    }

    @Override
    public void concede(Seat conceding, Play play) {
        play.end(new Outcome(Players.opponent(conceding).asList(), "CG-13.4"));
    }
}
