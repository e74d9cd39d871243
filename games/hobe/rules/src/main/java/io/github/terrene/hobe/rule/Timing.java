package io.github.terrene.hobe.rule;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.EventTiming;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import org.jspecify.annotations.Nullable;

/** When actions are possible, and why not at another time. */
@Internal
public final class Timing {
    private Timing() {}

    /** Why a seat cannot now do what it is not offered: the end of the game comes before anything else. */
    @Rule({"HB-6.8", "HB-7.33", "HB-9.17", "HB-11.1", "HB-12.4"})
    static Rejection refuse(Game game, Seat seat, String rule) {
        if (game.over()) {
            return Rejection.of("HB-11.1/over", "the game is over");
        }
        if (!Players.has(seat)) {
            return Rejection.of("HB-12.4/no-seat", "nobody sits at seat {seat:seat}", seat);
        }
        @Nullable Prompt prompt = game.prompt();
        return prompt != null && !prompt.seat().equals(seat)
                ? Rejection.of(
                        "HB-12.4/not-awaited",
                        "it is {other} who decides now, not {player}",
                        Players.name(prompt.seat()),
                        Players.name(seat))
                : Rejection.of(rule + "/not-asked", "{player} is not being asked for this now", Players.name(seat));
    }

    /** The rule by which the time is wrong for a card, or null if it is right. */
    @Rule({"HB-5.1", "HB-7.24", "HB-8.3", "HB-8.9", "HB-8.12", "HB-7.33"})
    public static @Nullable String wrongFor(@Nullable Prompt prompt, Card card) {
        @Nullable EventTiming open = prompt == null ? null : prompt.timing();
        boolean right =
                open != null && (card.kind() == CardKind.EVENT ? card.timed(open) : open == EventTiming.PLAY_PHASE);
        if (right) {
            return null;
        }
        boolean counter = card.timed(EventTiming.COUNTER);
        return counter || open == EventTiming.COUNTER ? "HB-8.3" : card.kind() == CardKind.EVENT ? "HB-7.24" : "HB-5.1";
    }
}
