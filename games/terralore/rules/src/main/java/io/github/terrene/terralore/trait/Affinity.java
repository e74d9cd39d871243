package io.github.terrene.terralore.trait;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Noun;

/**
 * An element; as a word on a card, the Creatures that have it. It means nothing by itself, but effects may name it.
 *
 * @param name its name, such as "Water"; the cards decide which elements there are
 */
@Rule("TL-1.6")
public record Affinity(@Rule("TL-1.6") String name) implements Noun {}
