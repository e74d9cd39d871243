package io.github.terrene.hobe.trait;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Adjective;

/**
 * A further word of a Battle card, such as the name of a people.
 *
 * @param word the word
 */
@Rule("HB-1.2")
public record Called(String word) implements Adjective {}
