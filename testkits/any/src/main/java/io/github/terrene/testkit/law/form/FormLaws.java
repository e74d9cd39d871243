package io.github.terrene.testkit.law.form;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Refused;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Shown;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.Unreadable;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.kernel.tree.Difference;
import io.github.terrene.kernel.tree.Tree;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.AssertSame;
import io.github.terrene.testkit.law.ComesBack;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.FormNames;
import io.github.terrene.testkit.law.Laws;
import io.github.terrene.testkit.law.view.NumberLaws;
import io.vavr.collection.Array;
import java.util.HashSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Everything that leaves the library has a form: code that knows nothing about the game can take it apart and put it together again. Seats are
 * the players' and an onlooker's.
 */
public interface FormLaws<C, S, A, E, V> extends Laws<C, S, A, E, V> {
    /** How many of the moves of a state are looked at. */
    int MOVES = 2;

    @Property
    default void viewsAndEventsComeBackFromTheirForms(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        GameForms<C, S, A, E, V> forms = rules.forms();
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        new EveryState<>(playthrough).some((state, place) -> {
            Seat seat = watcher(state, place);
            ComesBack.check(forms.view(), rules.view(state, seat));
            if (place < playthrough.moves().size()) {
                Move<S, A, E> move = playthrough.moves().get(place);
                move.step()
                        .events()
                        .flatMap(event -> rules.told(event, seat))
                        .forEach(event -> ComesBack.check(forms.event(), event));
            }
        });
    }

    @Property
    default void whatIsAskedChosenAndRefusedComesBackFromItsForm(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        GameForms<C, S, A, E, V> forms = rules.forms();
        Form<Refused<A>> refusals = forms.refused();
        OnceEach once = new OnceEach();
        new EveryState<>(specimen().playthrough(walk)).some((state, place) -> {
            rules.pending(state).forEach(decision -> once.check(GameForms.DECISION, decision));
            rules.outcome(state).forEach(outcome -> once.check(GameForms.OUTCOME, outcome));
            for (Seat seat : rules.seats(state)) {
                Shown<A> shown = rules.shown(rules.view(state, seat));
                for (A action : rules.legal(state, seat)) {
                    once.check(forms.action(), action);
                    once.check(forms.offered(), shown.offered(action));
                }
                rules.refused(state, seat).forEach(refused -> once.check(refusals, refused));
            }
        });
    }

    /** What comes back once comes back again, and in a game the same is often offered and refused again. */
    final class OnceEach {
        private final HashSet<Object> checked = new HashSet<>();

        private OnceEach() {}

        private <T> void check(Form<T> form, T value) {
            if (checked.add(value)) {
                ComesBack.check(form, value);
            }
        }
    }

    @Property
    default void configurationsStatesAndStepsComeBackFromTheirForms(@ForAll("walks") Walk<C> walk) {
        GameForms<C, S, A, E, V> forms = specimen().rules().forms();
        C config = walk.seeded().config();
        ComesBack.check(forms.config(), config);
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        int place = anyPlace(playthrough);
        new EveryState<>(playthrough).at(place, () -> {
            ComesBack.check(forms.state(config), playthrough.states().get(place));
            playthrough
                    .moves()
                    .drop(place)
                    .headOption()
                    .forEach(move -> ComesBack.check(forms.step(config), move.step()));
        });
    }

    private int anyPlace(Playthrough<C, S, A, E> playthrough) {
        long seed = playthrough.seeded().seed();
        return Rng.of(seed).dice().below(playthrough.states().size());
    }

    @Property
    default void whatEachChoiceLeadsToComesBackFromItsForm(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Form<Array<Move<S, A, E>>> moves =
                ListForm.of(Move.form(rules.forms(), walk.seeded().config()));
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        int place = anyPlace(playthrough);
        S state = playthrough.states().get(place);
        new EveryState<>(playthrough)
                .at(
                        place,
                        () -> rules.deciders(state)
                                .headOption()
                                .map(seat -> Move.all(rules.moves(state, seat)).take(MOVES))
                                .forEach(some -> ComesBack.check(moves, some)));
    }

    /** Names are unique, since schemas, generated types and words rely on them. */
    @Property(tries = 1)
    default void noTwoTypesOfAGameHaveTheSameName(@ForAll("walks") Walk<C> walk) {
        assertThat(names(walk.seeded().config()).shared()).isEmpty();
    }

    /** Texts say what they name; otherwise nobody could turn them into links or pictures. {@link NumberLaws} check numbers of things in play. */
    @Property(tries = 1)
    default void everyTextSaysWhatItNames(@ForAll("walks") Walk<C> walk) {
        assertThat(names(walk.seeded().config()).silent()).isEmpty();
    }

    private FormNames names(C config) {
        GameForms<C, S, A, E, V> forms = specimen().rules().forms();
        FormNames names = new FormNames();
        Array.<Form<?>>of(
                        forms.config(),
                        forms.state(config),
                        forms.action(),
                        forms.event(),
                        forms.view(),
                        forms.shown(),
                        forms.offered(),
                        forms.refused(),
                        GameForms.PROBLEM,
                        GameForms.DECISION,
                        GameForms.OUTCOME)
                .forEach(names::collect);
        return names;
    }

    /** The difference between one view and the next gives the next view; a screen without the rules relies on that. */
    @Property
    default void whatChangedInAViewGivesTheNextView(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Form<V> form = rules.forms().view();
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        new EveryState<>(playthrough).some((state, place) -> {
            if (place < playthrough.moves().size()) {
                Seat seat = watcher(state, place);
                Move<S, A, E> move = playthrough.moves().get(place);
                V view = rules.view(state, seat);
                V next = rules.view(move.step().state(), seat);
                Difference difference = Difference.between(form, view, next);
                Tree before = Tree.of(form, view);
                Tree after = Tree.of(form, next);
                try {
                    AssertSame.check("the view with what changed", after, difference.apply(before));
                } catch (Unreadable fault) {
                    throw new AssertionError(fault.place() + ": " + fault.template());
                }
                assertThat(difference.changes().isEmpty()).isEqualTo(before.equals(after));
            }
        });
    }
}
