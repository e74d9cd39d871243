package io.github.terrene.narrator.wording;

import io.vavr.collection.List;

/**
 * What of a text was read as names that could be any text: the fewer letters of it, the more of the text was understood.
 *
 * @param letters how many letters
 * @param runs where they stand, the last one first; names in a list that stand for a whole element each are one run
 */
record Free(int letters, List<Run> runs) {
    /** All words are words of phrases. */
    static final Free NOTHING = new Free(0, List.empty());

    /** From a place of the text to another one. */
    record Run(int from, int to) {}

    static Free name(int from, int to) {
        return new Free(to - from, List.of(new Run(from, to)));
    }

    /** This, and what follows. */
    Free and(Free more) {
        return more.runs.isEmpty() ? this : new Free(letters + more.letters, runs.prependAll(more.runs));
    }

    /** The same with the next element of a list. */
    Free and(Free more, int end, int next) {
        boolean one = runs.nonEmpty()
                && runs.head().to() == end
                && more.runs.nonEmpty()
                && more.runs.last().from() == next;
        return one
                ? new Free(
                        letters + more.letters,
                        runs.tail()
                                .prepend(new Run(
                                        runs.head().from(), more.runs.last().to()))
                                .prependAll(more.runs.init()))
                : and(more);
    }

    /** Whether it goes on behind such words. */
    boolean goesOnBehind(String words, String text) {
        return runs.exists(run -> text.substring(run.from(), run.to()).contains(words));
    }
}
