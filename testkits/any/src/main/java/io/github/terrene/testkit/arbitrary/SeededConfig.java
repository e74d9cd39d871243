package io.github.terrene.testkit.arbitrary;

/**
 * A configuration and the seed of one game with it.
 *
 * @param config a valid configuration
 * @param seed the seed
 */
public record SeededConfig<C>(C config, long seed) {
    /** Only the seed: configurations are long, and a {@link Playthrough} shows everything when a law fails. */
    @Override
    public String toString() {
        return "seed " + seed;
    }
}
