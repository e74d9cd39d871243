package io.github.terrene.testkit.odyssey.arbitrary;

import io.github.terrene.kernel.form.Forms;
import io.github.terrene.testkit.arbitrary.Choices;
import io.github.terrene.testkit.arbitrary.RandomValues;
import io.vavr.collection.Array;
import java.util.function.Function;

/**
 * Values of the types that cards are made of.
 *
 * @param forms their forms
 * @param random how they are drawn
 */
record Values(Forms forms, RandomValues random) {
    /** The same with a source of its own for a type. */
    <T> Values with(Class<T> type, Function<Choices, ? extends T> source) {
        return new Values(forms, random.with(type, source));
    }

    /** A value of a type. */
    <T> T any(Class<T> type, Choices choices) {
        return random.any(forms.of(type), choices);
    }

    /** Some values of a type, at least one. */
    <T> Array<T> some(Class<T> type, Choices choices) {
        return Array.fill(choices.several(1), () -> any(type, choices));
    }
}
