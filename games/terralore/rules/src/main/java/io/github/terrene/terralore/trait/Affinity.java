package io.github.terrene.terralore.trait;

import io.github.terrene.kernel.Rule;

/**
 * An element. It means nothing by itself, but effects may name it.
 *
 * @param name its name, such as "Water"; the cards decide which elements there are
 */
@Rule("TL-1.6")
public record Affinity(@Rule("TL-1.6") String name) {}
