package io.github.terrene.testkit.odyssey.arbitrary;

import io.vavr.collection.Array;

/**
 * Numbers that are read one after another, each as a choice among some; when none is left, the first is chosen. So any list of numbers
 * makes something, and smaller and fewer numbers make something simpler, to which jqwik shrinks.
 */
final class Choices {
    /** How many different numbers there are. */
    static final int NUMBERS = 10_000;

    private final Array<Integer> numbers;
    private int read;

    Choices(Array<Integer> numbers) {
        this.numbers = numbers;
    }

    /** A number from 0, below that one. */
    int below(int many) {
        return read < numbers.size() ? (int) ((long) numbers.get(read++) * many / NUMBERS) : 0;
    }

    /** One of these; what is listed twice is twice as likely. */
    @SafeVarargs
    final <T> T of(T... options) {
        return options[below(options.length)];
    }

    /** True with that probability, in per cent. */
    boolean seldom(int percent) {
        return below(100) >= 100 - percent;
    }

    /** How many: mostly the least or one. */
    int several(int least) {
        return Math.max(least, of(0, 1, 1, 1, 1, 1, 2, 2, 3));
    }
}
