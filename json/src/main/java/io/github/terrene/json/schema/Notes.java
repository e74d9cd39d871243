package io.github.terrene.json.schema;

import io.vavr.control.Option;

/** What somebody who reads a schema is told about types and their parts. */
public interface Notes {
    /** Nothing. */
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

    /** What values of a type are. */
    Option<String> of(Class<?> type);

    /** What a part of such values is. */
    Option<String> of(Class<?> type, String part);
}
