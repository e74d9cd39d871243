package io.github.terrene.testkit.law.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.AssertSame;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.Laws;
import io.github.terrene.testkit.law.Tables;
import io.vavr.collection.Array;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The log is the history: the events alone determine the table. */
public interface EventLaws<C, S, A, E, V> extends Laws<C, S, A, E, V> {

    @Property
    default void foldingTheEventsRebuildsTheTable(@ForAll("walks") Walk<C> walk) {
        rebuilt(specimen().playthrough(walk), specimen().tables());
    }

    private <T> void rebuilt(Playthrough<C, S, A, E> playthrough, Tables<S, E, V, T> tables) {
        Array<T> folded = playthrough
                .moves()
                .scanLeft(
                        tables.of(playthrough.start().state()),
                        (table, move) -> move.step().events().foldLeft(table, tables::after));
        new EveryState<>(playthrough)
                .each((state, place) -> AssertSame.check("the table", tables.of(state), folded.get(place)));
    }

    @Property
    default void foldingTheEventsThatASeatWasSentGivesTheTableOfItsView(@ForAll("walks") Walk<C> walk) {
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        for (Seat seat : specimen().rules().seats(playthrough.start().state())) {
            rebuiltBy(seat, playthrough, specimen().tables());
        }
    }

    private <T> void rebuiltBy(Seat seat, Playthrough<C, S, A, E> playthrough, Tables<S, E, V, T> tables) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        T start = tables.seenIn(rules.view(playthrough.start().state(), seat));
        Array<T> folded = playthrough
                .moves()
                .scanLeft(start, (table, move) -> sent(move, seat).foldLeft(table, tables::after));
        new EveryState<>(playthrough).each((state, place) -> {
            T table = tables.seenIn(rules.view(state, seat));
            AssertSame.check("the table of the view of " + seat, table, folded.get(place));
        });
    }

    private Array<E> sent(Move<S, A, E> move, Seat seat) {
        return Array.ofAll(move.step().events())
                .flatMap(event -> specimen().rules().told(event, seat));
    }

    @Property
    default void anEventASeatSeesIsOfTheSameTypeAndMaskedOnceForAll(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        new EveryState<>(specimen().playthrough(walk)).eachMove((state, move) -> {
            for (Seat seat : rules.seats(state)) {
                for (E event : move.step().events()) {
                    E seen = rules.seenBy(event, seat);
                    assertThat(seen).hasSameClassAs(event);
                    AssertSame.check("an event seen twice by " + seat, seen, rules.seenBy(seen, seat));
                }
            }
        });
    }
}
