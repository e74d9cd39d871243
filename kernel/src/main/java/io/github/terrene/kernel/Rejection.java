package io.github.terrene.kernel;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Why an action is refused: the rule that forbids it, the facts, and a sentence that is built only when somebody reads it.
 *
 * <p>A rejection cites only what the seat that asked may know.
 *
 * @param rule the number of the rule, for example {@code TO-7.2}
 * @param template the sentence, with the names of facts in braces
 * @param values the value of each fact, in the order in which the sentence names them first
 */
public record Rejection(String rule, String template, Seq<String> values) {
    private static final Seq<String> NONE = Array.empty();

    /** A rejection whose sentence mentions no facts. */
    public static Rejection of(String rule, String sentence) {
        return new Rejection(rule, sentence, NONE);
    }

    /**
     * A rejection with facts, which the sentence names in braces: {@code Rejection.of("TO-8.4", "{card} does not answer {what}", card,
     * what)}.
     *
     * @param values one for each name, in the order in which the sentence mentions them first
     */
    public static Rejection of(String rule, String template, Object... values) {
        String[] texts = new String[values.length];
        for (int i = 0; i < texts.length; i++) {
            texts[i] = String.valueOf(values[i]);
        }
        return new Rejection(rule, template, Array.of(texts));
    }

    /**
     * What the sentence mentions, in the order in which it does so first.
     *
     * @throws IllegalStateException if there are not as many values as names: a mistake in the rule that refuses
     */
    public Seq<Fact> facts() {
        Seq<String> names = names();
        if (names.size() != values.size()) {
            throw new IllegalStateException(
                    values.size() + " values for " + names.mkString(", ") + " (" + rule + "): " + template);
        }
        return names.zipWith(values, Fact::new);
    }

    private Seq<String> names() {
        Array<String> names = Array.empty();
        for (int open = template.indexOf('{'); open >= 0; open = template.indexOf('{', open + 1)) {
            int close = template.indexOf('}', open);
            names = close < 0 ? names : names.append(template.substring(open + 1, close));
        }
        return names.distinct();
    }

    /** The sentence with the facts' values filled in, followed by the rule's number. */
    public String sentence() {
        return text() + " (" + rule + ")";
    }

    /** The same without the number. */
    public String text() {
        Seq<Fact> facts = facts();
        StringBuilder sentence = new StringBuilder();
        int from = 0;
        for (int open = template.indexOf('{'); open >= 0; open = template.indexOf('{', from)) {
            int close = template.indexOf('}', open);
            if (close < 0) {
                break;
            }
            String name = template.substring(open + 1, close);
            sentence.append(template, from, open)
                    .append(facts.find(fact -> fact.name().equals(name)).get().value());
            from = close + 1;
        }
        return sentence.append(template, from, template.length()).toString();
    }

    @Override
    public String toString() {
        return sentence();
    }
}
