package io.github.terrene.testkit.law;

import io.github.terrene.testkit.arbitrary.Playthrough;
import java.util.function.Predicate;
import net.jqwik.api.statistics.Statistics;

/** What random walks reach, counted over all tries of a property. A law that never sees a state says nothing about it. */
public final class Reach {
    private Reach() {}

    /** Requires that at least that percentage of the tries reach this; otherwise the property fails. */
    public static void atLeast(double percent, String what, boolean reached) {
        Statistics.label(what)
                .collect(reached)
                .coverage(coverage -> coverage.check(true).percentage(found -> found >= percent));
    }

    /** Whether some state of a playthrough meets a condition. */
    public static <S> boolean state(Playthrough<?, S, ?, ?> playthrough, Predicate<? super S> wanted) {
        return playthrough.states().exists(wanted);
    }

    /** Whether such an event happens in a playthrough. */
    public static <E> boolean event(Playthrough<?, ?, ?, E> playthrough, Class<? extends E> wanted) {
        return playthrough.moves().exists(move -> move.step().events().exists(wanted::isInstance));
    }
}
