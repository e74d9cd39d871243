package io.github.terrene.testkit.law.saved;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.AssertSame;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.Laws;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What is written down can be taken up again. */
public interface NotationLaws<C, S, A, E, V> extends Laws<C, S, A, E, V> {

    @Property
    default void aSavedStateGoesOnAsTheUnsavedOne(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Notation<C, S, A> notation = rules.notation();
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        new EveryState<>(playthrough).some((state, place) -> {
            String text = notation.writeState(state);
            assertThat(text).doesNotContain("\n", "\r");
            S saved = notation.readState(walk.seeded().config(), text)
                    .getOrElseThrow(problem -> new AssertionError(problem + " in " + text));
            AssertSame.check("the saved state", state, saved);
            assertThat(rules.pending(saved)).isEqualTo(rules.pending(state));
            for (Seat seat : rules.seats(state)) {
                assertThat(rules.legal(saved, seat)).isEqualTo(rules.legal(state, seat));
                assertThat(rules.view(saved, seat)).isEqualTo(rules.view(state, seat));
            }
            if (place < playthrough.moves().size()) {
                A action = playthrough.moves().get(place).action();
                AssertSame.check(
                        action + " in the saved state",
                        playthrough.moves().get(place).step(),
                        rules.apply(saved, action).get());
            }
        });
    }

    @Property
    default void theTextOfAnActionIsThatActionAndNoOther(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        C config = walk.seeded().config();
        new EveryState<>(specimen().playthrough(walk)).each(state -> {
            for (Seat seat : rules.seats(state)) {
                for (A action : rules.legal(state, seat)) {
                    String text = rules.notation().writeAction(action);
                    assertThat(rules.notation().readAction(config, text).get()).isEqualTo(action);
                    assertThat(text).doesNotContain("\n", "\r");
                }
                assertThat(rules.legal(state, seat).map(rules.notation()::writeAction))
                        .doesNotHaveDuplicates();
            }
        });
    }

    @Property
    default void theTextOfAConfigurationIsThatConfiguration(@ForAll("walks") Walk<C> walk) {
        Notation<C, S, A> notation = specimen().rules().notation();
        String text = notation.writeConfig(walk.seeded().config());
        assertThat(text).doesNotContain("\n", "\r");
        assertThat(notation.readConfig(text).get()).isEqualTo(walk.seeded().config());
    }
}
