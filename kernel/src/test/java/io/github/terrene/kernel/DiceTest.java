package io.github.terrene.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class DiceTest {
    private static final int DRAWINGS = 20_000;

    @Property
    void everyNumberIsBelowItsBound(@ForAll long seed, @ForAll @IntRange(min = 1) int bound) {
        assertThat(Rng.of(seed).dice().below(bound)).isBetween(0, bound - 1);
    }

    @Property(tries = 100)
    void everyNumberIsEquallyLikely(@ForAll long seed, @ForAll @IntRange(min = 2, max = 20) int bound) {
        Dice dice = Rng.of(seed).dice();
        int[] counts = new int[bound];
        for (int i = 0; i < DRAWINGS; i++) {
            counts[dice.below(bound)]++;
        }
        assertThat(chiSquare(counts)).isLessThan(bound + 60);
    }

    @Property(tries = 100)
    void everyOrderOfThreeIsEquallyLikely(@ForAll long seed) {
        Dice dice = Rng.of(seed).dice();
        int[] counts = new int[6];
        for (int i = 0; i < DRAWINGS; i++) {
            Array<Integer> order = dice.shuffle(Array.of(0, 1, 2));
            counts[2 * order.get(0) + (order.get(1) < order.get(2) ? 1 : 0)]++;
        }
        assertThat(chiSquare(counts)).isLessThan(66);
    }

    @Property(tries = 100)
    void splitStreamsAreIndependentOfEachOther(@ForAll long seed) {
        int[] counts = new int[2];
        for (int i = 0; i < 1_000; i++) {
            counts[
                    Long.bitCount(Rng.of(seed).split(i).bits()
                                    ^ Rng.of(seed).split(i + 1).bits())
                            & 1]++;
        }
        assertThat(chiSquare(counts)).isLessThan(62);
    }

    @Property
    void numbersAreShuffledLikeCardsAndTheRestIsLeftAlone(
            @ForAll long seed,
            @ForAll @IntRange(max = 3) int from,
            @ForAll @IntRange(max = 30) int shuffled,
            @ForAll @IntRange(max = 3) int left) {
        int to = from + shuffled;
        int[] numbers =
                Array.range(0, to + left).toJavaStream().mapToInt(i -> i).toArray();
        Rng.of(seed).dice().shuffle(numbers, from, to);
        assertThat(numbers)
                .containsExactly(Rng.of(seed)
                        .dice()
                        .shuffle(Array.range(from, to))
                        .prependAll(Array.range(0, from))
                        .appendAll(Array.range(to, to + left))
                        .toJavaStream()
                        .mapToInt(i -> i)
                        .toArray());
    }

    @Property
    void aShuffleKeepsEveryCard(@ForAll long seed, @ForAll Integer[] cards) {
        assertThat(Rng.of(seed).dice().shuffle(Array.of(cards))).containsExactlyInAnyOrder(cards);
    }

    // among so many samples a rather unlikely one is to be expected, hence the wide bounds
    private static double chiSquare(int[] counts) {
        double expected = 0;
        for (int count : counts) {
            expected += (double) count / counts.length;
        }
        double sum = 0;
        for (int count : counts) {
            sum += (count - expected) * (count - expected) / expected;
        }
        return sum;
    }
}
