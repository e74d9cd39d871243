package io.github.terrene.testkit.script;

import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Actions that a seat may try: those that somebody could take somewhere in a story, and the same with one word replaced by another that
 * occurs. Most are refused where they are tried.
 *
 * @param rules the rules
 * @param config a configuration, for reading actions; none where the game needs none
 */
record Attempts<C, S, A>(Rules<C, S, A, ?, ?> rules, Option<C> config) {
    private static final int MOST_KNOWN = 40;
    private static final int MOST_WORDS = 12;
    private static final Pattern WORD = Pattern.compile("(?<=[:(,\\[])[A-Za-z0-9._+-]+(?=[,)\\]])");

    /** Actions of a seat; the same for the same states. */
    Seq<A> of(Seat seat, Seq<S> states) {
        Array<A> known = states.flatMap(this::legal).distinct().toArray();
        Array<String> texts = known.map(rules.notation()::writeAction);
        Array<String> words = spread(
                        texts.flatMap(Attempts::words).append(seat.toString()).distinct(), MOST_WORDS)
                .append(seat.toString());
        return known.appendAll(spread(texts, MOST_KNOWN).flatMap(text -> changed(text, words)))
                .filter(action -> rules.actor(action).equals(seat))
                .distinct();
    }

    private Seq<A> legal(S state) {
        return rules.seats(state).flatMap(seat -> rules.legal(state, seat));
    }

    private static Seq<String> words(String text) {
        return Array.ofAll(
                WORD.matcher(text).results().map(found -> found.group()).toList());
    }

    private Seq<A> changed(String text, Array<String> words) {
        Array<A> changed = Array.empty();
        Matcher word = WORD.matcher(text);
        while (word.find()) {
            for (String other : words) {
                String different = text.substring(0, word.start()) + other + text.substring(word.end());
                changed = changed.appendAll(rules.notation()
                        .readAction(config.getOrNull(), different)
                        .toOption());
            }
        }
        return changed;
    }

    /** That many of them, from first to last. */
    private static <T> Array<T> spread(Array<T> all, int most) {
        int step = Math.max(1, (all.size() + most - 1) / most);
        return all.zipWithIndex().filter(each -> each._2 % step == 0).map(each -> each._1);
    }
}
