package io.github.terrene.examples.terminal;

import java.util.Random;

/**
 * Somebody who types numbers at random, and every now and then a question.
 *
 * @param numbers types from 1 to this
 * @param questions what is asked
 */
record Monkey(int numbers, String... questions) {
    /** That many lines. */
    String types(int lines, int seed) {
        return types(lines, new Random(seed));
    }

    /** That many lines. */
    String types(int lines, Random random) {
        StringBuilder typed = new StringBuilder();
        for (int i = 0; i < lines; i++) {
            boolean asks = random.nextInt(6) == 0;
            typed.append(asks ? questions[random.nextInt(questions.length)] : 1 + random.nextInt(numbers))
                    .append('\n');
        }
        return typed.toString();
    }
}
