package io.github.terrene.kernel.form;

import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * Finds the forms of types. No part can be forgotten, since the form follows from the type itself. What the type consists of is found by
 * reflection, or in a table that a build step wrote: see {@link Shapes}.
 *
 * <pre>{@code
 * Forms forms = Forms.builder()
 *         .scalar(Card.class, Card::id, catalogue::find)
 *         .build();
 * Form<Action> action = forms.of(Action.class);
 * }</pre>
 *
 * <p>What has a form:
 * <ul>
 *   <li>{@code int}, {@code long}, {@code boolean}, {@code String} and enums.
 *   <li>scalars: types of the game whose values have names, such as a card with its id.
 *   <li>records, with their components in order, and Immutables values, with their attributes by name. An Immutables value is a public
 *       interface or abstract class with a static {@code builder()}; its attributes are its methods without parameters that the builder
 *       sets.
 *   <li>sealed interfaces, and other interfaces whose members are {@linkplain Builder#family declared}, with their members by their simple
 *       names.
 *   <li>Vavr's {@code Array}, {@code List}, {@code IndexedSeq}, {@code Seq}; {@code Option}; {@code TreeMap} and {@code SortedMap} with
 *       keys that have a natural order.
 *   <li>{@link Embedded}: a text that another notation wrote.
 * </ul>
 *
 * <p>Everything else is refused with an {@link IllegalArgumentException} when the type is first asked for, or by {@link Builder#build} for
 * types that were {@linkplain Builder#type declared}: it is a mistake in the program, not in its input. The same goes for types that are
 * not public or are in a package that their module does not export, for two members of one family with the same simple name, and for an option
 * of an option.
 *
 * <p>Thread-safe.
 */
public final class Forms {
    private final Array<ScalarForm<?>> scalars;
    private final Array<Family> families;
    private final Array<OtherName> names;
    private final Array<Other<?, ?>> others;
    private final Shapes shapes;
    private final boolean open;
    private final ConcurrentHashMap<Class<?>, Form<?>> known = new ConcurrentHashMap<>();

    private Forms(
            Array<ScalarForm<?>> scalars,
            Array<Family> families,
            Array<OtherName> names,
            Array<Other<?, ?>> others,
            Shapes shapes,
            boolean open) {
        this.scalars = scalars;
        this.families = families;
        this.names = names;
        this.others = others;
        this.shapes = shapes;
        this.open = open;
    }

    /** A builder without scalars and families. */
    public static Builder builder() {
        return new Builder(List.empty(), List.empty(), List.empty(), List.empty(), List.empty());
    }

    /**
     * The form of a type.
     *
     * @param declared the type; values of a sealed interface are written with the name of their member, values of the member's own type are not
     * @throws IllegalArgumentException if the type has no form
     */
    @SuppressWarnings("unchecked") // the form of a class reads its values
    public <T> Form<T> of(Class<T> declared) {
        Form<?> form = known.get(declared);
        return (Form<T>) (form != null ? form : known.computeIfAbsent(declared, type -> search().of(Generic.of(type))));
    }

    /**
     * The form of a generic type.
     *
     * @param arguments the forms of its type arguments, in order
     * @return the form of the type with these arguments, which Java cannot name
     * @throws IllegalArgumentException if the type has no form
     */
    public Form<?> of(Class<?> generic, Form<?>... arguments) {
        return search().of(Generic.of(generic, Array.of(arguments)));
    }

    /**
     * Every type that is reflected on for the values of a type: records, Immutables values, sealed interfaces and enums, sorted by name. A
     * shrinker must keep them as they are, and a native image must be told about them.
     *
     * @param arguments the forms of the type's arguments, in order, if it is generic
     * @throws IllegalArgumentException if the type has no form
     */
    public Array<Class<?>> reflected(Class<?> declared, Form<?>... arguments) {
        Search search = search();
        search.of(Generic.of(declared, Array.of(arguments)));
        return search.reflected();
    }

    private Search search() {
        return new Search(scalars, families, names, others, shapes, open ? Strangers.by(this::of) : Strangers.REFUSED);
    }

    /**
     * The forms of the same types, found only by these shapes, to check whether a table of shapes is right.
     *
     * @param said what the types consist of
     */
    public Forms by(Shapes said) {
        return new Forms(scalars, families, names, others, said, open);
    }

    /**
     * The forms of the same types, for values that are only written and never read. Values of a family that are none of its members are
     * written, too: by the form of their own type, or, if that has none, by its name alone.
     */
    public Forms open() {
        return new Forms(scalars, families, names, others, shapes, true);
    }

    /** Collects what {@link Forms} need to know. Immutable: every call returns a new builder. */
    public static final class Builder {
        private final List<ScalarForm<?>> scalars;
        private final List<Family> families;
        private final List<OtherName> names;
        private final List<Other<?, ?>> others;
        private final List<Class<?>> types;

        private Builder(
                List<ScalarForm<?>> scalars,
                List<Family> families,
                List<OtherName> names,
                List<Other<?, ?>> others,
                List<Class<?>> types) {
            this.scalars = scalars;
            this.families = families;
            this.names = names;
            this.others = others;
            this.types = types;
        }

        /**
         * Declares a type, with its subtypes, whose values have names.
         *
         * @param name the name, different for different values
         * @param find the value with that name, if there is one
         * @throws IllegalArgumentException if the type is already a scalar
         */
        public <T> Builder scalar(
                Class<T> type, Function<? super T, String> name, Function<String, ? extends Option<? extends T>> find) {
            if (scalars.exists(scalar -> scalar.type() == type)) {
                throw new IllegalArgumentException(type.getName() + " is already a scalar");
            }
            ScalarForm<T> scalar = new ScalarForm<>(type.getSimpleName(), type, name, find);
            return new Builder(scalars.append(scalar), families, names, others, types);
        }

        /**
         * Declares an interface that has a form as if it were sealed, which it cannot be because its members are in several packages.
         *
         * @param members all types of its values; a sealed type stands for its permitted types
         * @throws IllegalArgumentException if the type already has its members
         */
        public <T> Builder family(Class<T> type, Iterable<? extends Class<? extends T>> members) {
            if (families.exists(family -> family.type() == type)) {
                throw new IllegalArgumentException(type.getName() + " already has its members");
            }
            return new Builder(scalars, families.append(new Family(type, Array.ofAll(members))), names, others, types);
        }

        /**
         * Adds types to the families whose interfaces they implement: the effects of a card set, say.
         *
         * @throws IllegalArgumentException if one of them belongs to no family declared before
         */
        public Builder members(Iterable<? extends Class<?>> more) {
            Array<Class<?>> own = Array.ofAll(more);
            own.reject(type -> families.exists(family -> family.takes(type))).forEach(stranger -> {
                throw new IllegalArgumentException(stranger.getName() + " belongs to none of the families: "
                        + families.map(family -> family.type().getSimpleName()).mkString(", "));
            });
            return new Builder(scalars, families.map(family -> family.with(own)), names, others, types);
        }

        /**
         * Declares that the values of a type are written as values of another type.
         *
         * @param write what is written for a value
         * @param read the value that was written; it throws an {@link IllegalArgumentException} if there is none
         */
        public <T, W> Builder writtenAs(
                Class<T> type, Class<W> as, Function<? super T, W> write, Function<? super W, ? extends T> read) {
            return new Builder(scalars, families, names, others.append(new Other<>(type, as, write, read)), types);
        }

        /** Declares the name of a component of a type: each game has its own word for what it shares with others. */
        public Builder name(Class<?> type, String component, String name) {
            return new Builder(scalars, families, names.append(new OtherName(type, component, name)), others, types);
        }

        /** Makes {@link #build} look for the form of a type, so that a type without one is noticed at once. */
        public Builder type(Class<?> type) {
            return new Builder(scalars, families, names, others, types.append(type));
        }

        /**
         * Builds the forms.
         *
         * @throws IllegalArgumentException if one of the {@linkplain #type declared} types has none
         */
        public Forms build() {
            Forms forms = new Forms(
                    Array.ofAll(scalars),
                    Array.ofAll(families),
                    Array.ofAll(names),
                    Array.ofAll(others),
                    Tables.FOUND,
                    false);
            types.forEach(forms::of);
            return forms;
        }
    }
}
