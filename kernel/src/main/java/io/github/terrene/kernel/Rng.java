package io.github.terrene.kernel;

/**
 * The state of a random generator: immutable, seeded, splittable, the same stream on every JVM.
 *
 * <p>The algorithm is SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014) with the golden
 * gamma {@code 0x9E3779B97F4A7C15}: the n-th value is {@code mix(seed + n * gamma)}. A port that reproduces {@link #mix}, {@link #split},
 * {@link #streamOf} and {@link Dice#below} reproduces every game and every bot.
 *
 * <p>Whoever has a generator can compute its past and its future, and what it was {@linkplain #split split} from. So the generator of a
 * game is given to nobody, and somebody who must not know others' chance is given a {@linkplain #streamOf stream of a seat's own}.
 *
 * @param state the seed, then the seed of what is left of the stream
 */
public record Rng(long state) {
    private static final long GAMMA = 0x9E3779B97F4A7C15L;
    private static final long SPLIT = 0xD1B54A32D192ED03L;
    private static final long SEAT_OWN = 0x73656174206F776EL;

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

    /**
     * A generator with another stream, different for different numbers: {@code mix(mix(state ^ 0xD1B54A32D192ED03) + number * gamma)}. It
     * can be computed backwards: from two splits of this generator follow this one and all its other splits. So split what belongs to one
     * owner, such as the games of a match or the decisions of one seat; for different owners there is {@link #streamOf}.
     */
    public Rng split(long number) {
        return new Rng(mix(mix(state ^ SPLIT) + number * GAMMA));
    }

    /**
     * The stream of a seat's own, from which nothing can be computed about this generator, nor about the streams of other seats. Also not if
     * this one has the same seed as a game.
     *
     * <p>Its state is the SipHash-2-4 (Aumasson, Bernstein 2012) of the seat's index as eight bytes, with a key of 16 bytes: this state and
     * {@code 0x73656174206F776E}, all with the lowest byte first. It hides a seed only as well as the seed is chosen: one out of a
     * thousand is found by trying a thousand. Where that matters take all 64 bits from a secure source.
     */
    public Rng streamOf(Seat seat) {
        return new Rng(SipHash.of(state, SEAT_OWN, seat.index()));
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
