package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Refuses what comes at the wrong moment. */
final class Moment {
    private Moment() {}

    /** Why a seat cannot do now what is not offered to it. */
    static Rejection refuse(Game game, Seat seat, String rule) {
        if (!game.has(seat)) {
            return Rejection.of("TO-4.20", "nobody sits at seat {seat}", "seat", seat);
        }
        if (game.over()) {
            return Rejection.of("TO-10.8", "the game is over");
        }
        @Nullable Prompt prompt = game.promptKnownTo(seat);
        Array<Seat> awaited = prompt == null ? Array.empty() : prompt.seats();
        String about = prompt == null ? "nothing" : prompt.key();
        return awaited.contains(seat)
                ? Rejection.of(
                        rule,
                        "this is not the moment: {seat} decides about {prompt} now",
                        "seat",
                        seat,
                        "prompt",
                        about)
                : Rejection.of(
                        rule,
                        "{seat} has nothing to decide now: the decision about {prompt} is {awaited}'s",
                        "seat",
                        seat,
                        "prompt",
                        about,
                        "awaited",
                        awaited.mkString(", "));
    }
}
