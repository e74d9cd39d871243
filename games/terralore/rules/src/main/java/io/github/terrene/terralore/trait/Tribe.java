package io.github.terrene.terralore.trait;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Adjective;

/**
 * A kind of Creature. It means nothing by itself, but effects may name it.
 *
 * @param name its name, such as "Heron", as in "Heron Creature"
 */
@Rule("TL-1.7")
public record Tribe(@Rule("TL-1.7") String name) implements Adjective {}
