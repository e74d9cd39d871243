package io.github.terrene.kernel.form;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;

/** What a game declares about types beside the types themselves. */
record Declarations(
        Array<ScalarForm<?>> scalars,
        Array<Family> families,
        Array<OtherName> names,
        Array<Other<?, ?>> others,
        Array<Hideable> hideables) {
    static final Declarations NONE =
            new Declarations(Array.empty(), Array.empty(), Array.empty(), Array.empty(), Array.empty());

    Declarations with(ScalarForm<?> scalar) {
        return new Declarations(scalars.append(scalar), families, names, others, hideables);
    }

    Declarations withFamilies(Array<Family> all) {
        return new Declarations(scalars, all, names, others, hideables);
    }

    Declarations with(OtherName name) {
        return new Declarations(scalars, families, names.append(name), others, hideables);
    }

    Declarations with(Other<?, ?> other) {
        return new Declarations(scalars, families, names, others.append(other), hideables);
    }

    Declarations with(Hideable hideable) {
        return new Declarations(scalars, families, names, others, hideables.append(hideable));
    }

    Option<ScalarForm<?>> scalar(Class<?> type) {
        return scalars.find(scalar -> scalar.type().isAssignableFrom(type));
    }

    Option<Family> family(Class<?> type) {
        return families.find(family -> family.type() == type);
    }

    Option<Other<?, ?>> other(Class<?> type) {
        return others.find(other -> other.type() == type);
    }

    Option<Hideable> hideable(Class<?> type) {
        return hideables.find(hideable -> hideable.type().isAssignableFrom(type));
    }

    /** The name under which a component is written. */
    String name(Class<?> type, String component) {
        return names.find(each -> each.type() == type && each.component().equals(component))
                .map(OtherName::name)
                .getOrElse(component);
    }

    /**
     * An interface that is written like a sealed one although it is not sealed: its members were declared.
     *
     * @param type the interface
     * @param members the types of its values
     */
    record Family(Class<?> type, Array<Class<?>> members) {
        boolean takes(Class<?> member) {
            return type.isAssignableFrom(member);
        }

        /** The same family with those of these types added that implement its interface. */
        Family with(Array<Class<?>> more) {
            return new Family(type, members.appendAll(more.filter(this::takes)));
        }
    }

    /** A component that is written under another name than its own. */
    record OtherName(Class<?> type, String component, String name) {}

    /** A type whose values are written as those of another one. */
    record Other<T, W>(
            Class<T> type, Class<W> as, Function<? super T, W> write, Function<? super W, ? extends T> read) {
        /** Its form, with that of the other type. */
        @SuppressWarnings("unchecked") // the form of a class reads its values
        Form<T> form(Form<?> of) {
            return new WrittenAs<>((Form<W>) of, write, read, type.getSimpleName());
        }
    }
}
