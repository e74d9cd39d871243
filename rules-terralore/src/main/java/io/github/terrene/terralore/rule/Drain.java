package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Rule;
import org.jspecify.annotations.Nullable;

/** Effects that wait happen, one after another, until none is left; then somebody may have lost. */
@Rule({"TL-9.8", "TL-11.3"})
public record Drain() implements Work {
    @Override
    public void run(Play play) {
        play.queueCaused();
        @Nullable PendingEffect next = play.nextWaiting();
        if (next == null) {
            Victory.check(play);
        } else {
            play.next(this);
            next.begin(play);
        }
    }
}
