package io.github.terrene.testkit.law.card;

import io.github.terrene.kernel.Dice;
import io.vavr.collection.Array;

/**
 * A text of which some words are repeated as often as one likes. It need not make sense.
 *
 * @param before what stands before these words
 * @param words the words
 * @param after what stands behind them
 */
record LongLine(String before, String words, String after) {
    private static final int MOST_WORDS = 8;

    /** Some words of one line of a text. */
    static LongLine in(String text, Dice dice) {
        Array<String> lines = Array.of(text.split("\n"));
        int line = dice.below(lines.size());
        Array<String> words = Array.of(lines.get(line).split(" "));
        int from = dice.below(words.size());
        int to = Math.min(words.size(), from + 1 + dice.below(MOST_WORDS));
        return new LongLine(
                lines.take(line).append(words.take(from).mkString(" ")).mkString("\n"),
                words.slice(from, to).mkString(" "),
                words.drop(to).mkString(" ") + lines.drop(line + 1).prepend("").mkString("\n"));
    }

    String with(int times) {
        return before + " " + (words + " ").repeat(times) + after;
    }
}
