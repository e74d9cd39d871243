package io.github.terrene.kernel.text;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Finds the shapes of types. */
@NeedsAndroid34
final class Shapes {
    private static final Map<Class<?>, Shape> ATOMS = Map.of(
            int.class, AtomShape.INT,
            Integer.class, AtomShape.INT,
            long.class, AtomShape.LONG,
            Long.class, AtomShape.LONG,
            boolean.class, AtomShape.BOOLEAN,
            Boolean.class, AtomShape.BOOLEAN,
            String.class, AtomShape.TEXT,
            Seat.class, AtomShape.SEAT,
            Embedded.class, EmbeddedShape.EMBEDDED);

    private final Array<Scalar<?>> scalars;
    private final Array<Family> families;
    private final Array<OtherName> names;

    Shapes(Array<Scalar<?>> scalars, Array<Family> families, Array<OtherName> names) {
        this.scalars = scalars;
        this.families = families;
        this.names = names;
    }

    Shape of(Class<?> declared) {
        return new Search().of(Generic.of(declared));
    }

    /** Every type that is reflected on for values of a type. */
    Array<Class<?>> reflected(Class<?> declared) {
        Search search = new Search();
        search.of(Generic.of(declared));
        return search.reflected.distinct().sortBy(Class::getName);
    }

    private Option<Shape> atom(Class<?> type) {
        return scalars.find(scalar -> scalar.type().isAssignableFrom(type))
                .map(scalar -> scalar.shape(type))
                .orElse(() -> Option.of(ATOMS.get(type)))
                .orElse(() -> Option.when(type.isEnum(), () -> AtomShape.constants(type)));
    }

    /** One search; it remembers what it has seen, since types may contain themselves. */
    @NeedsAndroid34
    private final class Search {
        private final Map<Generic, Later> met = new HashMap<>();
        private Array<Class<?>> reflected = Array.empty();

        Shape of(Generic type) {
            Later later = met.get(type);
            if (later != null) {
                return later.shape;
            }
            Later found = new Later();
            met.put(type, found);
            found.shape = atom(type.raw()).getOrElse(() -> compound(type));
            if (type.raw().isEnum()) {
                reflected = reflected.append(type.raw());
            }
            return found.shape;
        }

        private Shape compound(Generic type) {
            Class<?> raw = type.raw();
            if (raw == Array.class || raw == Seq.class || raw == IndexedSeq.class) {
                return ListShape.array(argument(type, 0));
            }
            if (raw == List.class) {
                return ListShape.list(argument(type, 0));
            }
            if (raw == Option.class) {
                return option(type);
            }
            if (raw == TreeMap.class || raw == SortedMap.class) {
                return map(type);
            }
            reflected = reflected.append(raw);
            return isFamily(raw) ? sum(type) : Values.shape(type, this::of, names);
        }

        private Shape argument(Generic type, int index) {
            return of(type.arguments().get(index));
        }

        private Shape option(Generic type) {
            if (type.arguments().get(0).raw() == Option.class) {
                throw new IllegalArgumentException("an option of an option cannot be written");
            }
            return new OptionShape(argument(type, 0));
        }

        private Shape map(Generic type) {
            Class<?> key = type.arguments().get(0).raw();
            if (!Comparable.class.isAssignableFrom(key)) {
                throw new IllegalArgumentException(
                        key.getName() + " cannot be the key of a map: it has no natural order");
            }
            return new MapShape(argument(type, 0), argument(type, 1));
        }

        private Shape sum(Generic type) {
            Array<SumShape.Member> members = leaves(type).distinct().map(this::member);
            members.groupBy(SumShape.Member::name)
                    .values()
                    .filter(same -> same.size() > 1)
                    .forEach(same -> {
                        throw new IllegalArgumentException(type.raw().getName() + " has two members called "
                                + same.head().name());
                    });
            return new SumShape(type.raw().getSimpleName(), members);
        }

        private SumShape.Member member(Generic leaf) {
            return new SumShape.Member(leaf.raw().getSimpleName(), leaf.raw(), of(leaf));
        }

        private Array<Generic> leaves(Generic type) {
            boolean family = isFamily(type.raw()) && atom(type.raw()).isEmpty();
            if (family) {
                reflected = reflected.append(type.raw());
            }
            return family ? members(type.raw()).map(type::member).flatMap(this::leaves) : Array.of(type);
        }

        private boolean isFamily(Class<?> raw) {
            return raw.isSealed() || families.exists(family -> family.type() == raw);
        }

        private Array<Class<?>> members(Class<?> raw) {
            return families.find(family -> family.type() == raw)
                    .map(Family::members)
                    .getOrElse(() -> Array.of(raw.getPermittedSubclasses()));
        }
    }

    /** A shape that is not known until the search is over. */
    private static final class Later implements Shape {
        private Shape shape = this;

        @Override
        public boolean bracketed() {
            return shape.bracketed();
        }

        @Override
        public void write(Object value, Pen pen) {
            shape.write(value, pen);
        }

        @Override
        public Object read(Scan scan) throws Unreadable {
            return shape.read(scan);
        }

        @Override
        public @Nullable String missing(@Nullable Object value, String name) {
            return shape.missing(value, name);
        }

        @Override
        public void visit(Invariant.Part whole, Consumer<Invariant.Part> visitor) {
            shape.visit(whole, visitor);
        }
    }
}
