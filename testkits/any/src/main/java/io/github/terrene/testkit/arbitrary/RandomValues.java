package io.github.terrene.testkit.arbitrary;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ScalarForm;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import net.jqwik.api.Arbitrary;

/**
 * Random values of any {@link Form}, sensible or not: anything that records, sealed interfaces and enums can express and their constructors
 * accept. They follow from the form, so a type that joins a family is drawn, too. The same choices make the same value.
 *
 * <pre>{@code
 * Form<Effect> effect = CardForms.STANDARD.of(Effect.class);
 * RandomValues words = RandomValues.PLAIN.with(int.class, choices -> choices.below(5));
 *
 * Effect one = words.any(effect, Rng.of(seed).dice());
 *
 * @Provide
 * Arbitrary<Effect> effects() { // for jqwik: it shrinks to simple ones
 *     return words.arbitrary(effect);
 * }
 * }</pre>
 */
public final class RandomValues {
    /** Values for which every constant and every member of a family is equally likely. Numbers and texts are mostly plain, and sometimes odd. */
    public static final RandomValues PLAIN = new RandomValues(
                    HashMap.empty(), HashMap.empty(), Array.empty(), choices -> choices.several(0), 2)
            .with(int.class, choices -> choices.of(0, 1, 2, 3, 1, 2, 3, -1, 99, Integer.MAX_VALUE, Integer.MIN_VALUE))
            .with(long.class, choices -> choices.of(0L, 1L, 2L, 3L, -1L, 99L, Long.MAX_VALUE, Long.MIN_VALUE))
            .with(boolean.class, choices -> choices.below(2) > 0)
            .with(String.class, choices -> choices.of("a", "Two words", "", "\"{()}\\", "火の鳥", "\n"));

    private static final int CHOICES = 200;

    private final Map<Class<?>, Function<Choices, ?>> own;
    private final Map<String, Function<Choices, ?>> parts;
    private final Seq<String> names;
    private final ToIntFunction<Choices> lengths;
    private final int deepest;

    private RandomValues(
            Map<Class<?>, Function<Choices, ?>> own,
            Map<String, Function<Choices, ?>> parts,
            Seq<String> names,
            ToIntFunction<Choices> lengths,
            int deepest) {
        this.own = own;
        this.parts = parts;
        this.names = names;
        this.lengths = lengths;
        this.deepest = deepest;
    }

    /**
     * The same with a separate source for a type.
     *
     * @param type a record or an interface, an enum, a scalar, {@code int}, {@code long}, {@code boolean} or {@code String}; what is drawn
     *     for an interface need not have a form; a type that is written as another one is drawn as that one, so name that
     */
    public <T> RandomValues with(Class<T> type, Function<Choices, ? extends T> source) {
        return new RandomValues(own.put(type, source), parts, names, lengths, deepest);
    }

    /** The same with a separate source for a part of a type, for example for a number that only makes sense in a range. */
    public RandomValues with(Class<?> type, String part, Function<Choices, ?> source) {
        return new RandomValues(own, parts.put(key(type, part), source), names, lengths, deepest);
    }

    /** The same, but scalars without a source, such as cards or seats, are drawn from these names: each from those that it knows. */
    public RandomValues named(Seq<String> known) {
        return new RandomValues(own, parts, known, lengths, deepest);
    }

    /** The same with lists and maps of other lengths; {@link #PLAIN} has mostly 1. */
    public RandomValues lengths(ToIntFunction<Choices> many) {
        return new RandomValues(own, parts, names, many, deepest);
    }

    /** The same, but values of one type are nested at most that deep, if they need not be deeper; {@link #PLAIN} has 2. */
    public RandomValues deepest(int within) {
        return new RandomValues(own, parts, names, lengths, within);
    }

    /**
     * A value of a form.
     *
     * @throws IllegalStateException if constructors refuse whatever is drawn, with what one said last, or if no scalar is known
     */
    public <T> T any(Form<T> form, Choices choices) {
        return new DrawnValue(this, choices).drawn(form);
    }

    /** The same with dice. */
    public <T> T any(Form<T> form, Dice dice) {
        return any(form, Choices.of(dice));
    }

    /** An endless sequence of such values. */
    public <T> Supplier<T> supplier(Form<T> form, Dice dice) {
        return () -> any(form, dice);
    }

    /** Such values for properties. A failing value is shrunk to one made of the first constants, the first members, and little else. */
    public <T> Arbitrary<T> arbitrary(Form<T> form) {
        return Choices.numbers(CHOICES).map(numbers -> any(form, Choices.of(numbers)));
    }

    int length(Choices choices) {
        return lengths.applyAsInt(choices);
    }

    Option<Function<Choices, ?>> own(Class<?> type) {
        return own.get(type);
    }

    Option<Function<Choices, ?>> part(Class<?> type, String part) {
        return parts.get(key(type, part));
    }

    private static String key(Class<?> type, String part) {
        return type.getName() + "." + part;
    }

    Array<?> known(ScalarForm<?> form) {
        return Array.ofAll(names).flatMap(name -> known(form, name));
    }

    private static Option<?> known(ScalarForm<?> form, String name) {
        try {
            return form.find().apply(name);
        } catch (RuntimeException noSuchValue) {
            return Option.none();
        }
    }

    int deepest() {
        return deepest;
    }
}
