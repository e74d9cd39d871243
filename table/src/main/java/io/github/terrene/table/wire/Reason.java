package io.github.terrene.table.wire;

import io.github.terrene.kernel.FactValue;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Array;

/**
 * Why something is refused.
 *
 * @param rule the number of the rule that forbids it; an empty text if none does
 * @param key the stable key that programs go by
 * @param facts what the sentence mentions
 * @param sentence why, for people
 */
public record Reason(
        @Names(Named.RULE) String rule,
        @Names(Named.WORD) String key,
        Array<Mentioned> facts,
        @Names(Named.SENTENCE) String sentence) {
    /**
     * A fact.
     *
     * @param name what it is about
     * @param value its value
     */
    public record Mentioned(@Names(Named.WORD) String name, FactValue value) {}

    /** A refusal with its sentence. */
    public static Reason of(Rejection rejection, String sentence) {
        return new Reason(
                rejection.rule(),
                rejection.key(),
                Array.ofAll(rejection.facts()).map(fact -> new Mentioned(fact.name(), FactValue.of(fact))),
                sentence);
    }
}
