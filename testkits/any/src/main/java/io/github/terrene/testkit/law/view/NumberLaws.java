package io.github.terrene.testkit.law.view;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Unreadable;
import io.github.terrene.kernel.tree.Tree;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.AssertSame;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.Laws;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Each part that names a thing in play by its number says so ({@link io.github.terrene.kernel.form.Named#IN_PLAY}): if these numbers, and no
 * others, are changed in a state, everything that follows is the same except for them.
 */
public interface NumberLaws<C, S, A, E, V> extends Laws<C, S, A, E, V> {
    @Property
    default void aGameIsTheSameWhateverNumbersThingsInPlayHave(@ForAll("walks") Walk<C> walk) {
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        EveryState<C, S, A, E> every = new EveryState<>(playthrough);
        Form<S> form = specimen().rules().forms().state(walk.seeded().config());
        Option<S> twin = Option.none();
        for (int place = 0; place < playthrough.moves().size(); place++) {
            S state = playthrough.states().get(place);
            twin = every.isAmongSome(place) ? twin.orElse(() -> atRest(form, state)) : twin;
            if (twin.isDefined()) {
                Step<S, E> step = playthrough.moves().get(place).step();
                Step<S, E> other =
                        applied(twin.get(), playthrough.moves().get(place).action());
                if (every.isAmongSome(place)) {
                    Seat seat = watcher(state, place);
                    every.at(place, () -> same(step, other, seat));
                }
                twin = Option.some(other.state());
            }
        }
    }

    /** Checks that there are such numbers; otherwise the law above would say nothing. */
    @Property(tries = 1)
    default void someThingInPlayCanHaveAnotherNumber(@ForAll("severalWalks") List<Walk<C>> walks) {
        assertThat(walks).as("walks with a state at rest").anyMatch(walk -> {
            Form<S> form = specimen().rules().forms().state(walk.seeded().config());
            return specimen()
                    .playthrough(walk)
                    .states()
                    .exists(state -> atRest(form, state).exists(twin -> !twin.equals(state)));
        });
    }

    /** The state with other numbers, if it can be read: one that is not at rest cannot. */
    private Option<S> atRest(Form<S> form, S state) {
        try {
            return Option.some(Renumbered.of(form, state).as(form));
        } catch (Unreadable notAtRest) {
            return Option.none();
        }
    }

    private Step<S, E> applied(S twin, A action) {
        Form<A> form = specimen().rules().forms().action();
        try {
            A other = Renumbered.of(form, action).as(form);
            return specimen()
                    .rules()
                    .apply(twin, other)
                    .getOrElseThrow(refused -> new AssertionError(refused + " for " + other));
        } catch (Unreadable fault) {
            throw new AssertionError(fault.place() + ": " + fault.template(), fault);
        }
    }

    private void same(Step<S, E> step, Step<S, E> other, Seat seat) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        GameForms<C, S, A, E, V> forms = rules.forms();
        same(forms.view(), rules.view(step.state(), seat), rules.view(other.state(), seat));
        all(forms.event(), told(step, seat), told(other, seat));
        all(forms.action(), rules.legal(step.state(), seat), rules.legal(other.state(), seat));
    }

    private Seq<E> told(Step<S, E> step, Seat seat) {
        return step.events().flatMap(event -> specimen().rules().told(event, seat));
    }

    private <T> void all(Form<T> form, Seq<T> values, Seq<T> twins) {
        assertThat(twins).hasSameSizeAs(values);
        values.zip(twins).forEach(both -> same(form, both._1, both._2));
    }

    private <T> void same(Form<T> form, T value, T twin) {
        AssertSame.check("what has other numbers", Renumbered.of(form, value), Tree.of(form, twin));
    }
}
