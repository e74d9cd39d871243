package io.github.terrene.kernel.form;

import io.github.terrene.kernel.form.Declarations.Family;
import io.github.terrene.kernel.form.Declarations.Other;
import io.github.terrene.kernel.form.Declarations.OtherName;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;

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
    private final Declarations declarations;
    private final Shapes shapes;
    private final boolean open;
    private final ConcurrentHashMap<Class<?>, Form<?>> known = new ConcurrentHashMap<>();

    private Forms(Declarations declarations, Shapes shapes, boolean open) {
        this.declarations = declarations;
        this.shapes = shapes;
        this.open = open;
    }

    /** A builder without scalars and families. */
    public static Builder builder() {
        return new Builder(Declarations.NONE, List.empty());
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
     * Every type that is reflected on for the values of a type: records, Immutables values, sealed interfaces and enums, and annotations that
     * forms {@linkplain Carried carry}, sorted by name. A shrinker must keep them as they are, and a native image must be told about them.
     *
     * @param arguments the forms of the type's arguments, in order, if it is generic
     * @throws IllegalArgumentException if the type has no form
     */
    public Array<Class<?>> reflected(Class<?> declared, Form<?>... arguments) {
        Search search = search();
        search.of(Generic.of(declared, Array.of(arguments)));
        return search.reflected();
    }

    /** What stands for values of a type that somebody may not know; none if they are never hidden. */
    public Option<Hideable> hideable(Class<?> type) {
        return declarations.hideable(type);
    }

    private Search search() {
        return new Search(declarations, shapes, open ? Strangers.by(this::of) : Strangers.REFUSED);
    }

    /**
     * The forms of the same types, found only by these shapes, to check whether a table of shapes is right.
     *
     * @param said what the types consist of
     */
    public Forms by(Shapes said) {
        return new Forms(declarations, said, open);
    }

    /**
     * The forms of the same types, for values that are only written and never read. Values of a family that are none of its members are
     * written, too: by the form of their own type, or, if that has none, by its name alone.
     */
    public Forms open() {
        return new Forms(declarations, shapes, true);
    }

    /** Collects what {@link Forms} need to know. Immutable: every call returns a new builder. */
    public static final class Builder {
        private final Declarations declarations;
        private final List<Class<?>> types;

        private Builder(Declarations declarations, List<Class<?>> types) {
            this.declarations = declarations;
            this.types = types;
        }

        private Builder with(Declarations more) {
            return new Builder(more, types);
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
            if (declarations.scalars().exists(scalar -> scalar.type() == type)) {
                throw new IllegalArgumentException(type.getName() + " is already a scalar");
            }
            return with(declarations.with(new ScalarForm<>(type.getSimpleName(), type, name, find)));
        }

        /**
         * Declares an interface that has a form as if it were sealed, which it cannot be because its members are in several packages.
         *
         * @param members all types of its values; a sealed type stands for its permitted types
         * @throws IllegalArgumentException if the type already has its members
         */
        public <T> Builder family(Class<T> type, Iterable<? extends Class<? extends T>> members) {
            if (declarations.family(type).isDefined()) {
                throw new IllegalArgumentException(type.getName() + " already has its members");
            }
            return with(
                    declarations.withFamilies(declarations.families().append(new Family(type, Array.ofAll(members)))));
        }

        /**
         * Adds types to the families whose interfaces they implement: the effects of a card set, say.
         *
         * @throws IllegalArgumentException if one of them belongs to no family declared before
         */
        public Builder members(Iterable<? extends Class<?>> more) {
            Array<Class<?>> own = Array.ofAll(more);
            Array<Family> families = declarations.families();
            own.reject(type -> families.exists(family -> family.takes(type))).forEach(stranger -> {
                throw new IllegalArgumentException(stranger.getName() + " belongs to none of the families: "
                        + families.map(family -> family.type().getSimpleName()).mkString(", "));
            });
            return with(declarations.withFamilies(families.map(family -> family.with(own))));
        }

        /**
         * Declares that the values of a type are written as values of another type.
         *
         * @param write what is written for a value
         * @param read the value that was written; it throws an {@link IllegalArgumentException} if there is none
         */
        public <T, W> Builder writtenAs(
                Class<T> type, Class<W> as, Function<? super T, W> write, Function<? super W, ? extends T> read) {
            return with(declarations.with(new Other<>(type, as, write, read)));
        }

        /** Declares the name of a component of a type: each game has its own word for what it shares with others. */
        public Builder name(Class<?> type, String component, String name) {
            return with(declarations.with(new OtherName(type, component, name)));
        }

        /**
         * Declares that somebody may not know values of a type, and what stands for all of them then, such as a card without a name.
         *
         * @throws IllegalArgumentException if the type can already be hidden
         */
        public <T> Builder hideable(Class<T> type, T unknown) {
            return with(Hideable.of(type, unknown));
        }

        /**
         * Declares that somebody may not know values of a type, and what stands for each of them then, such as what a seat chooses in secret.
         *
         * @param hidden the value as it is for everybody; hiding that again changes nothing
         * @throws IllegalArgumentException if the type can already be hidden
         */
        public <T> Builder hideableAs(Class<T> type, UnaryOperator<T> hidden) {
            return with(Hideable.of(type, hidden));
        }

        private Builder with(Hideable hideable) {
            if (declarations.hideable(hideable.type()).isDefined()) {
                throw new IllegalArgumentException(hideable.type().getName() + " can already be hidden");
            }
            return with(declarations.with(hideable));
        }

        /** Makes {@link #build} look for the form of a type, so that a type without one is noticed at once. */
        public Builder type(Class<?> type) {
            return new Builder(declarations, types.append(type));
        }

        /**
         * Builds the forms.
         *
         * @throws IllegalArgumentException if one of the {@linkplain #type declared} types has none
         */
        public Forms build() {
            Forms forms = new Forms(declarations, Tables.FOUND, false);
            types.forEach(forms::of);
            return forms;
        }
    }
}
