package io.github.terrene.kernel;

/**
 * One fault of an input: a deck, a configuration, a replay. An input that is not valid gives all its problems at once.
 *
 * @param rule the rule it breaks, or an empty text where no rule of the game speaks of it (a damaged file)
 * @param place where it is, for example {@code deck of seat B} or {@code line 7}
 * @param sentence what is wrong, for a person
 */
public record Problem(String rule, String place, String sentence) {

    /** A fault that no rule of a game speaks of. */
    public static Problem at(String place, String sentence) {
        return new Problem("", place, sentence);
    }

    @Override
    public String toString() {
        return place + ": " + sentence + (rule.isEmpty() ? "" : " (" + rule + ")");
    }
}
