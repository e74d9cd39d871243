package io.github.terrene.kernel.engine;

/**
 * Counts what one part of an effect asks, so that carrying it out ends. Questions that nobody is asked count, too, such as those with a single
 * option: an effect could go on asking them for ever.
 */
public final class QuestionCount {
    /** More questions than the words of any card ask; an effect that asks more would go on asking. */
    public static final int MOST = 100;

    private QuestionCount() {}

    /**
     * One more.
     *
     * @param asked how many questions there were before
     * @throws IllegalStateException if there were {@value #MOST} already: the effect is faulty
     */
    public static int after(int asked) {
        if (asked == MOST) {
            throw new IllegalStateException("choose: one effect asks at most " + MOST + " questions");
        }
        return asked + 1;
    }
}
