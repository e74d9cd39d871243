package io.github.terrene.hobe.rule;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.EventTiming;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import org.jspecify.annotations.Nullable;

/** When cards can be played, and why not at another time. */
@Internal
public final class Timing {
    private Timing() {}

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
