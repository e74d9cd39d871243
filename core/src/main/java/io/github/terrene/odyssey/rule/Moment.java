package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Refuses actions that come at the wrong moment. */
final class Moment {
    private Moment() {}

    /** Why a seat cannot do something that is not offered to it now. */
    static Rejection refuse(Game game, Seat seat, String rule) {
        if (!game.has(seat)) {
            return Rejection.of("TO-4.20/no-seat", "nobody sits at seat {seat:seat}", seat);
        }
        if (game.over()) {
            return Rejection.of("TO-10.8/over", "the game is over");
        }
        @Nullable Prompt prompt = game.promptKnownTo(seat);
        Array<Seat> awaited = prompt == null ? Array.empty() : prompt.seats();
        String about = prompt == null ? "nothing" : prompt.key();
        return awaited.contains(seat)
                ? Rejection.of(
                        rule + "/other-decision", "not now: {seat:seat} has to decide about {prompt}", seat, about)
                : Rejection.of(
                        rule + "/not-awaited",
                        "{seat:seat} has nothing to decide now: {awaited} must decide about {prompt}",
                        seat,
                        awaited.mkString(", "),
                        about);
    }
}
