package io.github.terrene.kernel;

/**
 * The state of a random generator: immutable, seeded, splittable, the same stream on every JVM.
 *
 * <p>The algorithm is SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014) with the golden
 * gamma {@code 0x9E3779B97F4A7C15}: the n-th value is {@code mix(seed + n * gamma)}. A port that reproduces {@link #mix} and
 * {@link Dice#below} reproduces every game.
 *
 * @param state the seed, then the seed of what is left of the stream
 */
public record Rng(long state) {
    private static final long GAMMA = 0x9E3779B97F4A7C15L;
    private static final long SPLIT = 0xD1B54A32D192ED03L;

    /** The generator of a seed. */
    public static Rng of(long seed) {
        return new Rng(seed);
    }

    /** The generator after one value. */
    public Rng next() {
        return new Rng(state + GAMMA);
    }

    /** The 64 bits that come next. */
    public long bits() {
        return mix(state + GAMMA);
    }

    /** A generator whose stream has nothing to do with this one's; different for different numbers. */
    public Rng split(long number) {
        return new Rng(mix(mix(state ^ SPLIT) + number * GAMMA));
    }

    /** Something to draw several values with; what is left afterwards is {@link Dice#rest()}. */
    public Dice dice() {
        return new Dice(state);
    }

    static long gamma() {
        return GAMMA;
    }

    static long mix(long z) {
        long a = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        long b = (a ^ (a >>> 27)) * 0x94D049BB133111EBL;
        return b ^ (b >>> 31);
    }
}
