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
     * @param key the stable key that programs go by, for example {@code TO-7.2/sp-taken}
     * @param template the sentence for people, with the names of the facts in braces
     * @param values the values of the facts, in the order in which the sentence first names them
     */
    @Internal
    public record Rejection(
            @Names(Named.WORD) String key,
            @Names(Named.SENTENCE) String template,
            Array<FactValue> values) {
        static Rejection of(io.github.terrene.kernel.Rejection rejection) {
            Template template = new Template(rejection.template());
            Array<FactValue> values = Array.ofAll(rejection.values())
                    .zipWithIndex((kept, fact) -> kept instanceof String id && template.namesCard(fact)
                            ? new FactValue.Card(id)
                            : FactValue.of(kept));
            return new Rejection(rejection.key(), rejection.template(), values);
        }

        io.github.terrene.kernel.Rejection rejection() {
            return new io.github.terrene.kernel.Rejection(key, template, values.map(FactValue::kept));
        }
    }
}
