package io.github.terrene.kernel.form;

import io.github.terrene.kernel.form.Declarations.Family;
import io.github.terrene.kernel.form.Declarations.Other;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.lang.annotation.Annotation;
import java.util.HashMap;
import java.util.Map;

/** A search for the form of a type. It remembers what it has seen, since types may contain themselves. */
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

    private final Declarations declarations;
    private final Shapes shapes;
    private final Strangers strangers;
    private final Map<Class<?>, Option<Shape>> asked = new HashMap<>();
    private final Map<Generic, Form<?>> met = new HashMap<>();
    private Array<Class<?>> reflected = Array.empty();

    Search(Declarations declarations, Shapes shapes, Strangers strangers) {
        this.declarations = declarations;
        this.shapes = shapes;
        this.strangers = strangers;
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
        return known != null
                ? known
                : atom(type.raw()).orElse(() -> collection(type)).getOrElse(() -> compound(type));
    }

    private Option<Form<?>> atom(Class<?> type) {
        return declarations
                .scalar(type)
                .<Form<?>>map(scalar -> scalar.of(type))
                .orElse(() -> Option.of(ATOMS.get(type)))
                .orElse(() -> declarations.other(type).map(this::other));
    }

    /** Whether a type has a form regardless of what it consists of. */
    private boolean isAtom(Class<?> type) {
        return declarations.scalar(type).isDefined()
                || ATOMS.containsKey(type)
                || declarations.other(type).isDefined();
    }

    private Form<?> other(Other<?, ?> other) {
        return other.form(of(Generic.of(other.as())));
    }

    private Option<Form<?>> collection(Generic type) {
        Class<?> raw = type.raw();
        if (raw == Array.class || raw == Seq.class || raw == IndexedSeq.class) {
            return Option.some(new ListForm<>(argument(type, 0), Array::ofAll));
        }
        if (raw == List.class) {
            return Option.some(new ListForm<>(argument(type, 0), List::ofAll));
        }
        if (raw == Option.class) {
            return Option.some(option(type));
        }
        return Option.when(raw == TreeMap.class || raw == SortedMap.class, () -> map(type));
    }

    private Form<?> argument(Generic type, int place) {
        return of(type.argument(place));
    }

    private Form<?> option(Generic type) {
        if (type.argument(0).raw() == Option.class) {
            throw new IllegalArgumentException("an option of an option has no form");
        }
        return new OptionForm(argument(type, 0));
    }

    private Form<?> map(Generic type) {
        Class<?> key = type.argument(0).raw();
        if (!Comparable.class.isAssignableFrom(key)) {
            throw new IllegalArgumentException(key.getName() + " cannot be the key of a map: it has no natural order");
        }
        return new MapForm(argument(type, 0), argument(type, 1));
    }

    private Form<?> compound(Generic type) {
        Class<?> raw = type.raw();
        reflected = reflected.append(raw);
        return isDeclared(raw)
                ? sum(type)
                : shape(raw)
                        .getOrElseThrow(
                                () -> new IllegalArgumentException(
                                        raw.getName()
                                                + " has no form: it is not a record, Immutables value, enum, sealed interface or scalar"))
                        .match(new Compound(type));
    }

    private Option<Shape> shape(Class<?> raw) {
        return asked.computeIfAbsent(raw, shapes::of);
    }

    /** The form for the shape of a type. */
    private final class Compound implements Shape.Cases<Form<?>> {
        private final Generic type;

        private Compound(Generic type) {
            this.type = type;
        }

        @Override
        public Form<?> product(Shape.Product shape) {
            return Search.this.product(type.with(shape.parameters()), shape);
        }

        @Override
        public Form<?> sum(Shape.Sum shape) {
            return Search.this.sum(type.with(shape.parameters()));
        }

        @Override
        public Form<?> names(Shape.Names shape) {
            return NamesForm.of(type.raw(), shape.constants());
        }
    }

    private Form<?> product(Generic type, Shape.Product shape) {
        ProductForm<?> form = new ProductForm<>(type.raw().getSimpleName(), type.raw());
        met.put(type, form);
        form.consistsOf(
                arguments(type), shape.components().map(each -> part(type, each)), shape.maker(), shape.taker());
        return form;
    }

    private Array<Form<?>> arguments(Generic type) {
        return type.arguments().map(this::of);
    }

    private Part part(Generic type, Shape.Component component) {
        String name = declarations.name(type.raw(), component.name());
        if (name.equals(Part.MEMBER)) {
            throw new IllegalArgumentException(type.raw().getSimpleName() + "." + name
                    + ": no part is called so, since that is the key of the name of a member");
        }
        try {
            reflected = reflected.appendAll(component.said().map(Annotation::annotationType));
            return new Part(name, of(type.within(component.declared())), component);
        } catch (IllegalArgumentException refusal) {
            throw new IllegalArgumentException(
                    type.raw().getSimpleName() + "." + name + ": " + refusal.getMessage(), refusal);
        }
    }

    private Form<?> sum(Generic type) {
        Class<?> raw = type.raw();
        SumForm<?> form = new SumForm<>(raw.getSimpleName(), raw, value -> strangers.member(raw, value));
        met.put(type, form);
        Array<Generic> leaves = leaves(type).distinct();
        leaves.groupBy(leaf -> leaf.raw().getSimpleName())
                .filterValues(same -> same.size() > 1)
                .keySet()
                .forEach(name -> {
                    throw new IllegalArgumentException(raw.getName() + " has two members called " + name);
                });
        form.isOneOf(arguments(type), leaves.map(leaf -> new Member(leaf.raw().getSimpleName(), leaf.raw(), of(leaf))));
        return form;
    }

    private Array<Generic> leaves(Generic type) {
        Class<?> raw = type.raw();
        Array<Class<?>> members = isAtom(raw) ? Array.empty() : members(raw);
        if (members.isEmpty()) {
            return isDeclared(raw) && !isAtom(raw) ? Array.empty() : Array.of(type);
        }
        reflected = reflected.append(raw);
        return members.map(member -> type.member(member, parameters(member))).flatMap(this::leaves);
    }

    private boolean isDeclared(Class<?> raw) {
        return declarations.family(raw).isDefined();
    }

    /** The members of a family; none if the type is not a family. */
    private Array<Class<?>> members(Class<?> raw) {
        return declarations
                .family(raw)
                .map(Family::members)
                .getOrElse(() -> shape(raw).map(Search::members).getOrElse(Array.empty()));
    }

    private static Array<Class<?>> members(Shape shape) {
        return shape instanceof Shape.Sum sum ? sum.members() : Array.empty();
    }

    private Parameters parameters(Class<?> member) {
        return isAtom(member) || isDeclared(member)
                ? Parameters.NONE
                : shape(member).map(Shape::parameters).getOrElse(Parameters.NONE);
    }
}
