package io.github.terrene.testkit.law.saved;

import io.github.terrene.kernel.engine.PositionedState;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.text.Position;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.ComesBack;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.Laws;
import io.vavr.collection.Array;
import java.lang.reflect.ParameterizedType;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What games keep whose states say what their position is: fingerprints are made from it. */
public interface PositionLaws<C, S extends PositionedState<?, ?, ?>, A, E, V> extends Laws<C, S, A, E, V> {
    /** A position behaves as a value does. */
    @Property
    default void aPositionComesBackFromItsForm(@ForAll("walks") Walk<C> walk) {
        Forms types = specimen().rules().forms().types();
        new EveryState<>(specimen().playthrough(walk))
                .some((state, place) -> ComesBack.check(form(types, state.getClass()), state.position()));
    }

    /** The form of positions with the tables, actions and what is due that a type of states names. */
    @SuppressWarnings("unchecked") // a position is of the types that its state names
    private static <P extends Position<?, ?, ?>> Form<P> form(Forms types, Class<?> states) {
        ParameterizedType named = Array.of(states.getGenericInterfaces())
                .filter(ParameterizedType.class::isInstance)
                .map(ParameterizedType.class::cast)
                .find(each -> each.getRawType() == PositionedState.class)
                .get();
        Array<Form<?>> parts = Array.of(named.getActualTypeArguments()).map(each -> types.of((Class<?>) each));
        return (Form<P>) types.of(Position.class, parts.get(0), parts.get(1), parts.get(2));
    }
}
