package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;

/** Whether a player has the Actions that something costs, and the refusal if not. */
@Internal
public final class ActionPrice {
    private ActionPrice() {}

    /** Whether a player has that many Actions left. */
    public static boolean canPay(Game game, Seat seat, String rule, int needed, Verdict why) {
        return game.side(seat).actions() >= needed || !why.silent() && why.no(tooFewActions(game, seat, rule, needed));
    }

    /** The refusal of something for lack of Actions. */
    public static Rejection tooFewActions(Game game, Seat seat, String rule, int needed) {
        return Rejection.of(
                rule + "/few-actions",
                "it costs {needed:number} of your Actions, and you have {left:number} left",
                needed,
                game.side(seat).actions());
    }
}
