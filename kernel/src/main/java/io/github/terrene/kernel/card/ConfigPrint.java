package io.github.terrene.kernel.card;

import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.text.Canonical;
import io.github.terrene.kernel.text.Invariant;
import java.util.function.Function;

/**
 * What a saved state says of the configuration that it was saved with, which it does not repeat: with any other one it means something
 * else, or nothing.
 *
 * @param print the fingerprint of the configuration, with cards as their ids
 */
public record ConfigPrint(Fingerprint print) {
    /** The print of a configuration of which nothing is missing. */
    public static <C> ConfigPrint of(Canonical canonical, Class<C> type, C config) {
        return new ConfigPrint(Fingerprint.of(canonical.write(type, config)));
    }

    /** That a state is read with the configuration that it was saved with. */
    public static <C, S> Invariant<S, ConfigPrint> same(Canonical canonical, Class<C> type, Function<S, C> config) {
        return Invariant.of(
                ConfigPrint.class,
                (state, saved) -> saved.equals(of(canonical, type, config.apply(state))),
                "it is not the one that this was saved with");
    }
}
