package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.trait.Timing;
import io.vavr.collection.Array;

/**
 * What a card does at one moment.
 *
 * @param timing when it happens
 * @param effects its parts, which happen in this order
 */
@Rule({"TL-9.1", "TL-9.10"})
public record Ability(
        @Rule("TL-9.1") Timing timing, @Rule("TL-1.2") Array<Effect> effects) {}
