package io.github.terrene.kernel;

import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.form.Unreadable;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * One thing wrong with an input: a deck, a configuration, a replay. An invalid input gives all its problems at once.
 *
 * @param place where it is, for example {@code deck of seat B} or {@code line 7}
 * @param why what is wrong: a key, facts and a sentence
 */
public record Problem(@Names(Named.SENTENCE) String place, Rejection why) {

    /** The most problems of a configuration that are reported; if there are more, one further problem says how many. */
    public static final int MOST = 100;

    /**
     * A problem.
     *
     * @param key a key as in {@link Rejection}: {@code CG-2.5/copies}, or {@code replay/cut-off} if no rule of a game covers it
     * @param values the values that the sentence names in braces, in the order in which it first mentions them
     */
    public static Problem at(String place, String key, String template, Object... values) {
        return new Problem(place, Rejection.of(key, template, values));
    }

    /** The problem that a source could not read something. */
    public static Problem of(Unreadable fault) {
        return new Problem(
                fault.place(),
                Rejection.of(fault.key(), fault.template(), fault.values().toJavaArray()));
    }

    /**
     * The problem that something is missing.
     *
     * @param rule the number of the rule that asks for it; an empty text if none does
     */
    public static Problem missing(String part, String rule) {
        return at(part, (rule.isEmpty() ? "config" : rule) + "/absent", "is missing");
    }

    /**
     * The problem that a part of something is missing.
     *
     * @param rule the number of the rule that asks for it; an empty text if none does
     * @param what what is missing: {@code its name}
     */
    public static Problem missing(String place, String rule, String what) {
        return at(place, (rule.isEmpty() ? "card" : rule) + "/missing-part", "{what} is missing", what);
    }

    /** The same problem at another place, such as the place of a part within a whole. */
    public Problem at(String other) {
        return new Problem(other, why);
    }

    /** The key, which is for programs: see {@link Rejection#key}. */
    public String key() {
        return why.key();
    }

    /** The number of the rule that it breaks, or an empty text if no rule of the game covers it (a damaged file). */
    public String rule() {
        return why.rule();
    }

    /** What is wrong, for a person. */
    public String sentence() {
        return why.text();
    }

    /**
     * All problems of a configuration, or the first {@value #MOST} and one more that says how many are left out, so that an input that is
     * wrong throughout does not overwhelm its reader.
     */
    public static Array<Problem> capped(Seq<Problem> all) {
        return capped("configuration", all);
    }

    /**
     * The same for something else.
     *
     * @param whole what all these problems are in
     */
    public static Array<Problem> capped(String whole, Seq<Problem> all) {
        int more = all.size() - MOST;
        return more <= 0
                ? all.toArray()
                : Array.ofAll(all.take(MOST))
                        .append(at(whole, "config/more", "and {number:number} more problems", more));
    }

    @Override
    public String toString() {
        return place + ": " + why.sentence();
    }
}
