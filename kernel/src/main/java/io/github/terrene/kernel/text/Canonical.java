package io.github.terrene.kernel.text;

import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Writes values as one line of text and reads them back: the same value gives the same text on every JVM, and no field can be forgotten,
 * since the form follows from the type itself. Games build their {@link Notation} with it.
 *
 * <pre>{@code
 * Canonical canonical = Canonical.builder()
 *         .scalar(Card.class, Card::id, catalogue::find)
 *         .build();
 * canonical.write(Action.class, attack);                 // Attack(seat:A,member:3,target:B)
 * canonical.read(Action.class, "Attack(seat:A,memb:3)"); // column 15: "member:" expected, not "memb:3)"
 * }</pre>
 *
 * <p>What can be written:
 * <ul>
 *   <li>{@code int}, {@code long}, {@code boolean}, enums, {@link Seat} and {@code String}: {@code 3}, {@code true}, {@code HASTE}, {@code
 *       A}, {@code Zane}. A text with characters other than {@code A-Z a-z 0-9 . _ + -}, an empty text and {@code -} are quoted: {@code
 *       "Zane the Ender"}, with {@code \"}, {@code \\}, {@code \n}, {@code \r}, {@code \t} and {@code \}{@code u001b} for invisible
 *       characters.
 *   <li>{@link Embedded}: a text that another notation wrote, as it is if it stands in round brackets.
 *   <li>scalars: types of the game that are written as a single text, such as a card by its id.
 *   <li>records, with their components in order, and Immutables values, with their attributes by name:
 *       {@code (seat:A,member:3)}. An Immutables value is a public interface or abstract class with a static {@code builder()}; its
 *       attributes are its abstract methods without parameters.
 *   <li>sealed interfaces, and other interfaces whose members are {@linkplain Builder#family declared}: the simple name of the member, then
 *       the member: {@code Attack(seat:A)}, {@code Colour(RED)}.
 *   <li>Vavr's {@code Array}, {@code List}, {@code IndexedSeq}, {@code Seq}: {@code [1,2]}; {@code Option}: the value, or {@code -}; {@code
 *       TreeMap} and {@code SortedMap}, in the natural order of their keys: <code>{A:1,B:2}</code>.
 * </ul>
 *
 * <p>Everything else is refused with an {@link IllegalArgumentException} when the type is first seen, or by {@link Builder#build} for types
 * that were {@linkplain Builder#type declared}: it is a mistake in the program, not in its input. The same goes for types that are not
 * public or in a package that their module does not export, two members of one family with the same simple name, and an option of an
 * option.
 *
 * <p>Thread-safe.
 */
public final class Canonical {
    /** The longest text that is written or read, in characters. */
    public static final int LONGEST = 1 << 24;

    private final Shapes shapes;
    private final ConcurrentHashMap<Class<?>, Shape> known = new ConcurrentHashMap<>();

    private Canonical(Shapes shapes) {
        this.shapes = shapes;
    }

    /** A builder without scalars and families. */
    public static Builder builder() {
        return new Builder(List.empty(), List.empty(), List.empty(), List.empty());
    }

    /**
     * The value as one line.
     *
     * @param declared the type that {@link #read} will be asked for: for a sealed interface the name of the member is written, for the
     *     member's own type it is not
     * @throws IllegalArgumentException if the type cannot be written, or the value is nested deeper than 200 or longer than
     *     16,777,216 characters
     */
    public <T> String write(Class<? super T> declared, T value) {
        Pen pen = new Pen();
        shape(declared).write(value, pen);
        return pen.text();
    }

    /**
     * The value that a text stands for; a text that differs from what {@link #write} gives is refused.
     *
     * @return the value, or the first thing that is wrong, at a place like {@code column 17}. No text causes an exception: what
     *     constructors throw becomes a problem
     * @throws IllegalArgumentException if the type cannot be written
     */
    public <T> Either<Problem, T> read(Class<T> declared, String text) {
        Shape shape = shape(declared);
        try {
            @SuppressWarnings("unchecked") // the shape of a class reads its values
            T value = (T) new Scan(text).whole(shape);
            return Either.right(value);
        } catch (Unreadable fault) {
            return Either.left(fault.problem());
        }
    }

    /**
     * The first thing that is wrong with the content of a state that was read, at a place like {@code table.sides[1].hand}, or {@code state}
     * if the value as a whole is wrong.
     *
     * @param declared the type that the value was read as
     * @param state what the value stands for, or is a part of
     * @param invariants what must hold for the parts of the value, in the order of checking
     */
    <T, W> Option<Problem> broken(Class<T> declared, T value, W state, Seq<? extends Invariant<W, ?>> invariants) {
        ArrayList<Invariant.Part> found = new ArrayList<>();
        shape(declared).visit(new Invariant.Part("", value), found::add);
        Array<Invariant.Part> parts = Array.ofAll(found);
        return invariants
                .iterator()
                .flatMap(invariant -> invariant.broken(state, parts))
                .headOption();
    }

    /**
     * The name of the first part of a value that is null, which nothing may be: object mappers leave null what a text does not mention.
     *
     * @param declared as for {@link #write}
     * @param name what the value itself is called
     * @return null if nothing is missing
     */
    public @Nullable String missing(Class<?> declared, @Nullable Object value, String name) {
        return shape(declared).missing(value, name);
    }

    /**
     * Every type that is reflected on to write values of a type: records, Immutables values, sealed interfaces and enums, sorted by name. A
     * shrinker must keep them as they are, and a native image must be told about them.
     *
     * @throws IllegalArgumentException if the type cannot be written
     */
    public Array<Class<?>> reflected(Class<?> declared) {
        return shapes.reflected(declared);
    }

    private Shape shape(Class<?> declared) {
        Shape shape = known.get(declared);
        return shape != null ? shape : known.computeIfAbsent(declared, shapes::of);
    }

    /** Collects what a {@link Canonical} needs to know. Immutable: every call returns a new builder. */
    public static final class Builder {
        private final List<Scalar<?>> scalars;
        private final List<Family> families;
        private final List<OtherName> names;
        private final List<Class<?>> types;

        private Builder(List<Scalar<?>> scalars, List<Family> families, List<OtherName> names, List<Class<?>> types) {
            this.scalars = scalars;
            this.families = families;
            this.names = names;
            this.types = types;
        }

        /**
         * Declares a type, with its subtypes, that is written as a single text.
         *
         * @param id the text, different for different values
         * @param find the value with that text, if there is one
         * @throws IllegalArgumentException if the type is already a scalar
         */
        public <T> Builder scalar(
                Class<T> type, Function<? super T, String> id, Function<String, ? extends Option<? extends T>> find) {
            if (scalars.exists(scalar -> scalar.type() == type)) {
                throw new IllegalArgumentException(type.getName() + " is already a scalar");
            }
            return new Builder(scalars.append(new Scalar<>(type, id, find)), families, names, types);
        }

        /**
         * Declares an interface that is written as if it were sealed, which it cannot be since its members are in several packages.
         *
         * @param members all types of its values; a sealed type stands for its permitted types
         * @throws IllegalArgumentException if the type already has its members
         */
        public <T> Builder family(Class<T> type, Iterable<? extends Class<? extends T>> members) {
            if (families.exists(family -> family.type() == type)) {
                throw new IllegalArgumentException(type.getName() + " already has its members");
            }
            return new Builder(scalars, families.append(new Family(type, Array.ofAll(members))), names, types);
        }

        /** Declares what a component of a type is called in texts: each game has its own word for what it shares with others. */
        public Builder name(Class<?> type, String component, String name) {
            return new Builder(scalars, families, names.append(new OtherName(type, component, name)), types);
        }

        /** Has {@link #build} check a type, so that a type that cannot be written is noticed at once. */
        public Builder type(Class<?> type) {
            return new Builder(scalars, families, names, types.append(type));
        }

        /**
         * Builds the encoding.
         *
         * @throws IllegalArgumentException if one of the {@linkplain #type declared} types cannot be written
         */
        public Canonical build() {
            Canonical canonical =
                    new Canonical(new Shapes(Array.ofAll(scalars), Array.ofAll(families), Array.ofAll(names)));
            types.forEach(canonical::shape);
            return canonical;
        }
    }
}
