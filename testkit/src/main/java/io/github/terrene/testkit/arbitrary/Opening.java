package io.github.terrene.testkit.arbitrary;

/**
 * What a game is started with.
 *
 * @param config a valid configuration
 * @param seed the seed
 */
public record Opening<C>(C config, long seed) {
    /** Only the seed: configurations are long, and a {@link Playthrough} shows everything when a law fails. */
    @Override
    public String toString() {
        return "seed " + seed;
    }
}
