package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.card.Players;
import io.vavr.control.Option;

/** Refuses what comes at the wrong moment. */
final class Moment {
    private Moment() {}

    /** Why this is not the moment for an action; none if it is. */
    @Rule({"TL-3.1", "TL-6.10", "TL-11.3", "TL-12.4"})
    static Option<Rejection> refuse(Game game, Action action, String rule) {
        Seat seat = action.seat();
        if (!Players.has(seat)) {
            return Option.some(Rejection.of("TL-3.1", "nobody sits at seat {seat}", "seat", seat));
        }
        if (game.over()) {
            return Option.some(Rejection.of("TL-11.3", "the game is over"));
        }
        if (game.offers(seat, action.kind())) {
            return Option.none();
        }
        if (!game.draft(seat).open()) {
            return Option.some(
                    Rejection.of("TL-6.10", "what {player} handed in is final", "player", Players.name(seat)));
        }
        return Option.some(Rejection.of(rule, "{player} is not asked for this now", "player", Players.name(seat)));
    }
}
