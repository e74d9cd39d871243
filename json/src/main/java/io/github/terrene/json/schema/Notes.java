package io.github.terrene.json.schema;

import io.vavr.control.Option;

/** Explanations of types and their parts for readers of a schema. */
public interface Notes {
    /** No explanations. */
    Notes NONE = new Notes() {
        @Override
        public Option<String> of(Class<?> type) {
            return Option.none();
        }

        @Override
        public Option<String> of(Class<?> type, String part) {
            return Option.none();
        }
    };

    /** An explanation of a type. */
    Option<String> of(Class<?> type);

    /** An explanation of a part of a type. */
    Option<String> of(Class<?> type, String part);
}
