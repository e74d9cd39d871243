package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Rule;

/**
 * An element. Means nothing of itself; effects may name it.
 *
 * @param name such as "Water"; which there are is up to the cards
 */
@Rule("TL-1.6")
public record Affinity(String name) {}
