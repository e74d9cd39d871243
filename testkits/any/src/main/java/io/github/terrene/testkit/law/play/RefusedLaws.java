package io.github.terrene.testkit.law.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Refused;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.Laws;
import io.github.terrene.testkit.law.SaidReason;
import io.github.terrene.testkit.law.view.ViewLaws;
import io.vavr.collection.Seq;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Laws of what a seat is told that it cannot do: {@link LegalityLaws} for what a player might think of. {@link ViewLaws} check that it tells no
 * secret.
 */
public interface RefusedLaws<C, S, A, E, V> extends Laws<C, S, A, E, V> {
    @Property
    default void whatIsRefusedIsNotLegalAndIsToldTheReasonsOfWhyNot(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        new EveryState<>(specimen().playthrough(walk)).some((state, place) -> {
            for (Seat seat : rules.seats(state)) {
                Seq<Refused<A>> refused = rules.refused(state, seat);
                Seq<A> legal = rules.legal(state, seat);
                assertThat(refused.map(Refused::action))
                        .as("what %s might think of", seat)
                        .doesNotHaveDuplicates()
                        .allMatch(action -> rules.actor(action).equals(seat), "is the seat's own")
                        .noneMatch(legal::contains)
                        .noneMatch(rules::concedes);
                for (Refused<A> each : refused) {
                    assertThat(each.why())
                            .as("reasons against %s", each.action())
                            .isNotEmpty()
                            .isEqualTo(rules.whyNot(state, each.action()));
                }
            }
        });
    }

    /** What is never refused anything passes the other laws. */
    @Property(tries = 1)
    default void somebodyWhoIsAwaitedIsRefusedSomething(@ForAll("severalWalks") List<Walk<C>> walks) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        assertThat(walks)
                .as("walks in one of which somebody who is awaited is refused something")
                .anyMatch(walk -> specimen()
                        .playthrough(walk)
                        .states()
                        .exists(state -> rules.deciders(state)
                                .exists(seat -> rules.refused(state, seat).nonEmpty())));
    }

    /** It is shown as it is, with all that the sentence names. */
    @Property
    default void whatIsRefusedNamesRulesThatExist(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        SaidReason said = SaidReason.of(specimen());
        new EveryState<>(specimen().playthrough(walk)).some((state, place) -> {
            rules.seats(state)
                    .flatMap(seat -> rules.refused(state, seat))
                    .flatMap(Refused::why)
                    .distinct()
                    .forEach(said::check);
        });
    }
}
