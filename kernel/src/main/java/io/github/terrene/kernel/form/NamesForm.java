package io.github.terrene.kernel.form;

import io.vavr.collection.Array;

/**
 * One of several constants, by their names.
 *
 * @param type the enum
 * @param constants all of them, in order
 */
public record NamesForm<T>(Class<T> type, Array<T> constants) implements Form<T> {
    @SuppressWarnings("unchecked") // the constants of an enum are its values
    static <T> NamesForm<T> of(Class<T> type, Array<?> constants) {
        return new NamesForm<>(type, (Array<T>) constants);
    }

    /** The name of the type, such as {@code Phase}. */
    public String noun() {
        return type.getSimpleName();
    }

    /** The names, in order. */
    public Array<String> names() {
        return constants.map(NamesForm::name);
    }

    private static String name(Object constant) {
        return ((Enum<?>) constant).name();
    }

    @Override
    public void write(Object value, Sink sink) {
        sink.name(name(value));
    }

    @Override
    public T read(Source source) throws Unreadable {
        String name = source.name(noun());
        for (T constant : constants) {
            if (name(constant).equals(name)) {
                return constant;
            }
        }
        throw Spelling.closest(names(), name)
                .map(near -> source.fault(
                        "text/misspelled-value",
                        "there is no {noun} {text}; did you mean {near}?",
                        noun(),
                        Atom.excerpt(name, 0),
                        near))
                .getOrElse(() -> ScalarForm.unknown(source, noun(), name));
    }

    @Override
    public <R> R match(Cases<R> cases) {
        return cases.names(this);
    }
}
