package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.effect.Phrase;

/** Whether a player has the Actions that something costs, and the refusal if not. */
@Internal
public final class ActionPrice {
    private ActionPrice() {}

    /** Whether a player has that many Actions left. */
    public static boolean canPay(Game game, Seat seat, String rule, String what, int needed, Verdict why) {
        return game.side(seat).actions() >= needed
                || !why.silent() && why.no(tooFewActions(game, seat, rule, what, needed));
    }

    /** The refusal of something for lack of Actions. */
    public static Rejection tooFewActions(Game game, Seat seat, String rule, String what, int needed) {
        return Rejection.of(
                rule + "/few-actions",
                "{what} costs {needed}; you have {left:number} left",
                what,
                Phrase.times(needed, "Action"),
                game.side(seat).actions());
    }
}
