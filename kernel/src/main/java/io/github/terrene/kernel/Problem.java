package io.github.terrene.kernel;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * One thing wrong with an input: a deck, a configuration, a replay. An invalid input gives all its problems at once.
 *
 * @param rule the rule it breaks, or an empty text if no rule of the game covers it (a damaged file)
 * @param place where it is, for example {@code deck of seat B} or {@code line 7}
 * @param sentence what is wrong, for a person
 */
public record Problem(String rule, String place, String sentence) {

    /** How many problems of a configuration are reported; if there are more, one further problem says how many. */
    public static final int MOST = 100;

    /** A problem that no rule of a game covers. */
    public static Problem at(String place, String sentence) {
        return new Problem("", place, sentence);
    }

    /**
     * All problems of a configuration, or the first {@value #MOST} and one more that says how many are left out: an input that is wrong
     * throughout must not overwhelm its reader.
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
