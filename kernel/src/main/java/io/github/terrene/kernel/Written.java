package io.github.terrene.kernel;

import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Array;

/** What is written instead of values whose types say too little about what they consist of. */
@Internal
public final class Written {
    private Written() {}

    /**
     * Why something is refused.
     *
     * @param key what programs go by
     * @param template the sentence, with the names of facts in braces
     * @param values the facts, in the order in which the sentence names them first
     */
    @Internal
    public record Rejection(
            @Names(Named.WORD) String key,
            @Names(Named.SENTENCE) String template,
            Array<FactValue> values) {
        static Rejection of(io.github.terrene.kernel.Rejection rejection) {
            return new Rejection(
                    rejection.key(),
                    rejection.template(),
                    Array.ofAll(rejection.values()).map(FactValue::of));
        }

        io.github.terrene.kernel.Rejection rejection() {
            return new io.github.terrene.kernel.Rejection(key, template, values.map(FactValue::kept));
        }
    }
}
