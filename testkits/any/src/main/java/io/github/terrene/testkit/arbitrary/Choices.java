package io.github.terrene.testkit.arbitrary;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.vavr.collection.Array;
import io.vavr.collection.Iterator;
import io.vavr.collection.Seq;
import java.util.function.IntUnaryOperator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.RandomDistribution;

/**
 * Choices that are made one after another, by dice or by numbers that were drawn before. Any list of numbers makes something. When no number is
 * left, the first option is chosen, so that smaller and fewer numbers make something simpler, which is what jqwik shrinks to.
 */
public final class Choices {
    /** How many different numbers there are, from 0. */
    public static final int NUMBERS = 10_000;

    private IntUnaryOperator next;
    private boolean usedUp;

    private Choices(IntUnaryOperator next) {
        this.next = next;
    }

    /** Choices by dice, without end. */
    public static Choices of(Dice dice) {
        return new Choices(dice::below);
    }

    /**
     * Choices by numbers.
     *
     * @param numbers each from 0 and below {@link #NUMBERS}
     */
    public static Choices of(Array<Integer> numbers) {
        Iterator<Integer> left = numbers.iterator();
        Choices choices = new Choices(many -> 0);
        choices.next = many -> choices.scaled(left, many);
        return choices;
    }

    private int scaled(Iterator<Integer> left, int many) {
        usedUp = left.isEmpty();
        return usedUp ? 0 : (int) ((long) left.next() * many / NUMBERS);
    }

    /** Lists of up to that many numbers, for {@link #of(Array)}. */
    public static Arbitrary<Array<Integer>> numbers(int most) {
        return Arbitraries.integers()
                .between(0, NUMBERS - 1)
                .withDistribution(RandomDistribution.uniform())
                .withoutEdgeCases()
                .list()
                .ofMaxSize(most)
                .withSizeDistribution(RandomDistribution.uniform())
                .map(Array::ofAll);
    }

    /** A number from 0, below that one. */
    public int below(int many) {
        return next.applyAsInt(many);
    }

    /** One of these; an option that is listed twice is twice as likely. */
    @SafeVarargs
    public final <T> T of(T... options) {
        return options[below(options.length)];
    }

    /** One of these. */
    public <T> T of(Seq<? extends T> options) {
        return options.get(below(options.size()));
    }

    /** True with that probability, in percent. */
    public boolean seldom(int percent) {
        return below(100) >= 100 - percent;
    }

    /** A number of things: mostly the minimum or one. */
    public int several(int least) {
        return Math.max(least, of(0, 1, 1, 1, 1, 1, 2, 2, 3));
    }

    /** Notes that what was made of them is refused. Used-up numbers would make the same again, so dice take over after them. */
    void refused() {
        if (usedUp) {
            next = Rng.of(0).dice()::below;
            usedUp = false;
        }
    }
}
