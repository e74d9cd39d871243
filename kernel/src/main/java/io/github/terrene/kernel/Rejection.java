package io.github.terrene.kernel;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Why an action is refused: the rule that forbids it, the facts, and a sentence that is built only when somebody reads it.
 *
 * <p>A rejection cites only what the seat that asked may know.
 *
 * @param rule the number of the rule, for example {@code TO-7.2}
 * @param facts what the sentence mentions, in a fixed order
 * @param template the sentence, with the names of facts in braces
 */
public record Rejection(String rule, String template, Seq<Fact> facts) {

    /** A rejection whose sentence mentions no facts. */
    public static Rejection of(String rule, String sentence) {
        return new Rejection(rule, sentence, Array.empty());
    }

    /**
     * A rejection with facts.
     *
     * @param namesAndValues names and values in turn: a name, its value, the next name, its value, ...
     * @throws IllegalArgumentException if a name has no value
     */
    public static Rejection of(String rule, String template, Object... namesAndValues) {
        if (namesAndValues.length % 2 != 0) {
            throw new IllegalArgumentException("every fact needs a name and a value: " + template);
        }
        Fact[] facts = new Fact[namesAndValues.length / 2];
        for (int i = 0; i < facts.length; i++) {
            facts[i] = new Fact(String.valueOf(namesAndValues[2 * i]), String.valueOf(namesAndValues[2 * i + 1]));
        }
        return new Rejection(rule, template, Array.of(facts));
    }

    /** The sentence with the facts' values filled in, followed by the rule's number. */
    public String sentence() {
        return text() + " (" + rule + ")";
    }

    /** The same without the number. */
    public String text() {
        StringBuilder sentence = new StringBuilder();
        int from = 0;
        for (int open = template.indexOf('{'); open >= 0; open = template.indexOf('{', from)) {
            int close = template.indexOf('}', open);
            if (close < 0) {
                break;
            }
            sentence.append(template, from, open).append(named(template.substring(open + 1, close)));
            from = close + 1;
        }
        return sentence.append(template, from, template.length()).toString();
    }

    private String named(String name) {
        return facts.find(fact -> fact.name().equals(name)).map(Fact::value).getOrElse("{" + name + "}");
    }

    @Override
    public String toString() {
        return sentence();
    }
}
