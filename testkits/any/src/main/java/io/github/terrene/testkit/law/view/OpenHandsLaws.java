package io.github.terrene.testkit.law.view;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.compose.OpenHands;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.AssertSame;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.Laws;
import io.github.terrene.testkit.law.Tables;
import io.vavr.collection.Array;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** With {@link OpenHands}, an onlooker sees what the players see together, and players see what they always see. */
public interface OpenHandsLaws<C, S, A, E, V> extends Laws<C, S, A, E, V> {
    private OpenHands<C, S, A, E, V> open(S state) {
        return new OpenHands<>(
                specimen().rules(), Array.ofAll(specimen().rules().seats(state)));
    }

    @Property
    default void withOpenHandsPlayersSeeWhatTheyAlwaysSee(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        new EveryState<>(specimen().playthrough(walk)).some((state, place) -> {
            for (Seat player : rules.seats(state)) {
                assertThat(open(state).view(state, player)).isEqualTo(rules.view(state, player));
            }
        });
    }

    /** So the cards that events show are those that lie on the table then, at least until somebody leaves: who has left sees no more than onlookers. */
    @Property
    default void foldingTheEventsOfOpenHandsGivesTheTableOfTheirView(@ForAll("walks") Walk<C> walk) {
        folded(specimen().playthrough(walk), specimen().tables());
    }

    private <T> void folded(Playthrough<C, S, A, E> playthrough, Tables<S, E, V, T> tables) {
        S start = playthrough.start().state();
        Rules<C, S, A, E, V> open = open(start);
        Array<T> folded = playthrough
                .moves()
                .scanLeft(
                        tables.seenIn(open.view(start, Seat.ONLOOKER)),
                        (table, move) -> move.step()
                                .events()
                                .flatMap(event -> open.told(event, Seat.ONLOOKER))
                                .foldLeft(table, tables::after))
                .toArray();
        new EveryState<>(playthrough).some((state, place) -> {
            if (open.staying(state).equals(open.seats(state))) {
                T table = tables.seenIn(open.view(state, Seat.ONLOOKER));
                AssertSame.check("the table with open hands", table, folded.get(place));
            }
        });
    }
}
