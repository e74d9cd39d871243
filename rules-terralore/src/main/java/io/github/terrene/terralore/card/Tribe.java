package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Rule;

/**
 * A kind of Creatures. Means nothing of itself; effects may name it.
 *
 * @param name such as "Heron"; in front of "Creature" it says what it is
 */
@Rule("TL-1.7")
public record Tribe(String name) {}
