package io.github.terrene.kernel.form;

import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.util.HashMap;
import java.util.Map;

/** One search for the form of a type; it remembers what it has seen, since types may contain themselves. */
@NeedsAndroid34
final class Search {
    private static final Form<?> INT = new WholeForm(false);
    private static final Form<?> LONG = new WholeForm(true);
    private static final Form<?> TRUTH = new TruthForm();
    private static final Map<Class<?>, Form<?>> ATOMS = Map.of(
            int.class, INT,
            Integer.class, INT,
            long.class, LONG,
            Long.class, LONG,
            boolean.class, TRUTH,
            Boolean.class, TRUTH,
            String.class, new TextForm(),
            Embedded.class, new EmbeddedForm());

    private final Array<ScalarForm<?>> scalars;
    private final Array<Family> families;
    private final Array<OtherName> names;
    private final Array<Other<?, ?>> others;
    private final Map<Generic, Form<?>> met = new HashMap<>();
    private Array<Class<?>> reflected = Array.empty();

    Search(Array<ScalarForm<?>> scalars, Array<Family> families, Array<OtherName> names, Array<Other<?, ?>> others) {
        this.scalars = scalars;
        this.families = families;
        this.names = names;
        this.others = others;
    }

    /** Every type that was reflected on. */
    Array<Class<?>> reflected() {
        return reflected.distinct().sortBy(Class::getName);
    }

    Form<?> of(Generic type) {
        if (type.given().isDefined()) {
            return type.given().get();
        }
        Form<?> known = met.get(type);
        return known != null ? known : atom(type.raw()).getOrElse(() -> compound(type));
    }

    private Option<Form<?>> atom(Class<?> type) {
        return scalars.find(scalar -> scalar.type().isAssignableFrom(type))
                .<Form<?>>map(scalar -> scalar.of(type))
                .orElse(() -> Option.of(ATOMS.get(type)))
                .orElse(() -> others.find(other -> other.type() == type).map(this::other))
                .orElse(() -> Option.when(type.isEnum(), () -> constants(type)));
    }

    private Form<?> other(Other<?, ?> other) {
        return other.form(of(Generic.of(other.as())));
    }

    private Form<?> constants(Class<?> type) {
        reflected = reflected.append(type);
        return NamesForm.of(type);
    }

    private Form<?> compound(Generic type) {
        Class<?> raw = type.raw();
        if (raw == Array.class || raw == Seq.class || raw == IndexedSeq.class) {
            return new ListForm<>(argument(type, 0), Array::ofAll);
        }
        if (raw == List.class) {
            return new ListForm<>(argument(type, 0), List::ofAll);
        }
        if (raw == Option.class) {
            return option(type);
        }
        if (raw == TreeMap.class || raw == SortedMap.class) {
            return map(type);
        }
        reflected = reflected.append(raw);
        return isFamily(raw) ? sum(type, raw) : product(type, raw);
    }

    private Form<?> argument(Generic type, int index) {
        return of(type.arguments().get(index));
    }

    private Form<?> option(Generic type) {
        if (type.arguments().get(0).raw() == Option.class) {
            throw new IllegalArgumentException("an option of an option has no form");
        }
        return new OptionForm(argument(type, 0));
    }

    private Form<?> map(Generic type) {
        Class<?> key = type.arguments().get(0).raw();
        if (!Comparable.class.isAssignableFrom(key)) {
            throw new IllegalArgumentException(key.getName() + " cannot be the key of a map: it has no natural order");
        }
        return new MapForm(argument(type, 0), argument(type, 1));
    }

    private Form<?> product(Generic type, Class<?> raw) {
        ProductForm<?> form = new ProductForm<>(raw.getSimpleName(), raw);
        met.put(type, form);
        Values.complete(form, type, this::of, names);
        return form;
    }

    private Form<?> sum(Generic type, Class<?> raw) {
        SumForm<?> form = new SumForm<>(raw.getSimpleName(), raw);
        met.put(type, form);
        Array<Generic> leaves = leaves(type).distinct();
        leaves.groupBy(leaf -> leaf.raw().getSimpleName())
                .filterValues(same -> same.size() > 1)
                .keySet()
                .forEach(name -> {
                    throw new IllegalArgumentException(raw.getName() + " has two members called " + name);
                });
        form.isOneOf(leaves.map(leaf -> new Member(leaf.raw().getSimpleName(), leaf.raw(), of(leaf))));
        return form;
    }

    private Array<Generic> leaves(Generic type) {
        boolean family = isFamily(type.raw()) && atom(type.raw()).isEmpty();
        if (family) {
            reflected = reflected.append(type.raw());
        }
        return family ? members(type.raw()).map(type::member).flatMap(this::leaves) : Array.of(type);
    }

    private boolean isFamily(Class<?> raw) {
        return raw.isSealed() && !Values.isImmutable(raw) || families.exists(family -> family.type() == raw);
    }

    private Array<Class<?>> members(Class<?> raw) {
        return families.find(family -> family.type() == raw)
                .map(Family::members)
                .getOrElse(() -> Array.of(raw.getPermittedSubclasses()));
    }
}
