/**
 * Generators, laws and a scenario language for formats and cards of Terrene Odyssey.
 *
 * <p>To test cards, start with the package {@code scenario}; to test a format of your own, with {@code law}. To port the rules, use {@code
 * io.github.terrene.testkit.perft}. This package itself is empty.
 */
@NullMarked
package io.github.terrene.testkit.odyssey;

import org.jspecify.annotations.NullMarked;
