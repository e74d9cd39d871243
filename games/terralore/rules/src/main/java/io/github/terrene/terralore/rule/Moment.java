package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/** Refuses actions that come at the wrong moment. */
final class Moment {
    private Moment() {}

    /** Why a seat cannot now do what it is not offered. */
    @Rule({"TL-3.1", "TL-6.10", "TL-11.3", "TL-12.4"})
    static Rejection refuse(Game game, Seat seat, String rule) {
        if (!Players.has(seat)) {
            return Rejection.of("TL-3.1/no-seat", "nobody sits at seat {seat:seat}", seat);
        }
        if (game.over()) {
            return Rejection.of("TL-11.3/over", "the game is over");
        }
        return game.draft(seat).open()
                ? Rejection.of(rule + "/not-asked", "{player} is not being asked for this now", Players.name(seat))
                : Rejection.of("TL-6.10/handed-in", "what {player} handed in is final", Players.name(seat));
    }
}
