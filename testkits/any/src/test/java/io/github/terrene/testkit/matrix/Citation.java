package io.github.terrene.testkit.matrix;

/**
 * A place in the sources where a rule's number stands.
 *
 * @param text the number as it is written, right or wrong
 * @param type the class it stands in
 * @param member the method or field that is annotated, or an empty text
 * @param annotation whether it stands in {@code @Rule} and not in another text
 * @param test whether it stands in a test: a law of the testkit is one
 * @param file where
 */
public record Citation(String text, String type, String member, boolean annotation, boolean test, String file) {
    /** The place for people: {@code AttackRule.price}. */
    public String place() {
        return member.isEmpty() ? type : type + "." + member;
    }

    /** Whether it is code that carries the rule out. */
    public boolean code() {
        return annotation && !test;
    }

    /** Whether it is a test that shows the rule. */
    public boolean shows() {
        return annotation && test;
    }

    @Override
    public String toString() {
        return text + " in " + file + (member.isEmpty() ? "" : ", " + member);
    }
}
