package io.github.terrene.kernel;

/**
 * The state of a random generator: immutable, seeded, splittable, with the same stream on every JVM.
 *
 * <p>The algorithm is SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014) with the golden
 * gamma {@code 0x9E3779B97F4A7C15}: the n-th value is {@code mix(seed + n * gamma)}. A port that reproduces {@link #mix}, {@link #split},
 * {@link #streamOf} and {@link Dice#below} reproduces every game and every bot.
 *
 * <p>Anyone who has a generator can compute its past and its future, and the generator that it was {@linkplain #split split} from. So never
 * give away the generator of a game, and give a {@linkplain #streamOf seat's own stream} to anyone who must not know what others draw.
 *
 * @param state at first the seed, later the seed of the rest of the stream
 */
public record Rng(long state) {
    private static final long GAMMA = 0x9E3779B97F4A7C15L;
    private static final long SPLIT = 0xD1B54A32D192ED03L;
    private static final long SEAT_OWN = 0x73656174206F776EL;

    /** A generator with this seed. */
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

    /**
     * A generator with another stream, different for different numbers: {@code mix(mix(state ^ 0xD1B54A32D192ED03) + number * gamma)}. This
     * can be reversed: a split and its number give away this generator and all its other splits. So split only for things that belong to one
     * owner, such as the games of a match or the decisions of one seat. For different owners, use {@link #streamOf}.
     */
    public Rng split(long number) {
        return new Rng(mix(mix(state ^ SPLIT) + number * GAMMA));
    }

    /**
     * A seat's own stream, from which nothing can be computed about this generator or the streams of other seats, even if this generator
     * has the same seed as a game.
     *
     * <p>Its state is the SipHash-2-4 (Aumasson, Bernstein 2012) of the seat's index as eight bytes, with a key of 16 bytes: this state and
     * {@code 0x73656174206F776E}, all with the lowest byte first. A seed is only as secret as it is hard to guess: one of a thousand is
     * found in a thousand tries. Where that matters, take all 64 bits from a secure source.
     */
    public Rng streamOf(Seat seat) {
        return new Rng(SipHash.of(state, SEAT_OWN, seat.index()));
    }

    /** Dice for drawing several values; {@link Dice#rest()} is the generator afterwards. */
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
