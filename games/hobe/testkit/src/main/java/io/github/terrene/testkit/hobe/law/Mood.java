package io.github.terrene.testkit.hobe.law;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.vavr.collection.Array;

/** How a text treats one of its questions: mostly it gives a sensible answer. */
record Mood(long seed, int question) {
    private static final int MOODS = 24;

    private Dice dice() {
        return Rng.of(seed).split(question).dice();
    }

    boolean asksAgain() {
        return dice().below(MOODS) == 0;
    }

    @SafeVarargs
    @SuppressWarnings("varargs") // nothing is put into the array
    final <T> T answer(T sense, T... odd) {
        Dice dice = dice();
        int mood = dice.below(MOODS);
        if (mood == 1) {
            throw new IllegalStateException("this text is not written yet");
        }
        return mood < 5 ? dice.pick(Array.of(odd)) : sense;
    }
}
