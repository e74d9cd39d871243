package io.github.terrene.kernel;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * One fault of an input: a deck, a configuration, a replay. An input that is not valid gives all its problems at once.
 *
 * @param rule the rule it breaks, or an empty text where no rule of the game speaks of it (a damaged file)
 * @param place where it is, for example {@code deck of seat B} or {@code line 7}
 * @param sentence what is wrong, for a person
 */
public record Problem(String rule, String place, String sentence) {

    /** How many problems of a configuration are told; where there are more, one more says how many. */
    public static final int MOST = 100;

    /** A fault that no rule of a game speaks of. */
    public static Problem at(String place, String sentence) {
        return new Problem("", place, sentence);
    }

    /**
     * All problems of a configuration, or {@value #MOST} and one more that says how many are left out: an input that is wrong from end
     * to end must not exhaust whoever reads them.
     */
    public static Array<Problem> capped(Seq<Problem> all) {
        int more = all.size() - MOST;
        return more <= 0
                ? all.toArray()
                : Array.ofAll(all.take(MOST)).append(at("configuration", "and " + more + " more problems"));
    }

    @Override
    public String toString() {
        return place + ": " + sentence + (rule.isEmpty() ? "" : " (" + rule + ")");
    }
}
