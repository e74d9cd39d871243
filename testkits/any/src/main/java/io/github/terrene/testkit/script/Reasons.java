package io.github.terrene.testkit.script;

import io.github.terrene.kernel.Fact;
import io.github.terrene.kernel.Rejection;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * Why something is refused, compared with what a scenario expects. A scenario names keys, on which programs rely, and not rules: two refusals
 * by the same rule could change places unnoticed.
 *
 * @param what what is refused
 * @param why the reasons; none if it is accepted
 * @param words how facts are told, with the names of players for their seats
 */
record Reasons(String what, Seq<Rejection> why, Function<Fact, String> words) {
    /** What is wrong if all of these keys should be among the reasons. */
    Option<String> unlike(Seq<String> keys) {
        return keys.isEmpty() ? Option.some("say why " + what + " is refused: " + quoted(why)) : found(keys);
    }

    private Option<String> found(Seq<String> keys) {
        return keys.flatMap(this::unlike).headOption();
    }

    private Option<String> unlike(String key) {
        if (key.indexOf('/') < 0) {
            Seq<Rejection> met = why.filter(reason -> reason.rule().equals(key));
            return Option.some(
                    "\"" + key + "\" is no key: say why " + what + " is refused: " + quoted(met.isEmpty() ? why : met));
        }
        return Option.when(!keys().contains(key), () -> what + " is refused, but not by " + key + ": " + told("; "));
    }

    /** What is wrong if these keys should be all reasons, in this order. */
    Option<String> unlikeAll(Seq<String> keys) {
        return found(keys)
                .orElse(() -> Option.when(
                        !keys().equals(keys),
                        () -> what + " should be refused by exactly " + keys.mkString(", ") + ", not by "
                                + told("; ")));
    }

    /** What is wrong if these should be all reasons: sentences, each with its key in parentheses. */
    Option<String> unlikeSentences(Seq<String> sentences) {
        return Option.when(
                !why.map(this::told).equals(sentences),
                () -> what + " should be refused otherwise than by " + told("\n"));
    }

    private Seq<String> keys() {
        return why.map(Rejection::key);
    }

    private static String quoted(Seq<Rejection> why) {
        return why.map(reason -> "\"" + reason.key() + "\"").distinct().mkString(", ");
    }

    /** All of them. */
    String told(String between) {
        return why.map(this::told).mkString(between);
    }

    private String told(Rejection reason) {
        String sentence = reason.sentence(words);
        String number = reason.rule().isEmpty() ? "" : " (" + reason.rule() + ")";
        return sentence.substring(0, sentence.length() - number.length()) + " (" + reason.key() + ")";
    }
}
