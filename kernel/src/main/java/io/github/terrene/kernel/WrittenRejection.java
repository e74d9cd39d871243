package io.github.terrene.kernel;

import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Array;

/**
 * A {@link Rejection} as it is written.
 *
 * @param key its key
 * @param template its sentence, with the names of facts in braces
 * @param values the facts, in the order in which the sentence names them first
 */
@Internal
public record WrittenRejection(
        @Names(Named.WORD) String key,
        @Names(Named.SENTENCE) String template,
        Array<FactValue> values) {
    static WrittenRejection of(Rejection rejection) {
        return new WrittenRejection(
                rejection.key(),
                rejection.template(),
                Array.ofAll(rejection.values()).map(FactValue::of));
    }

    Rejection rejection() {
        return new Rejection(key, template, values.map(FactValue::kept));
    }
}
