/**
 * Generators, laws and a scenario language for games and cards built on Terrene.
 *
 * <p>To test cards, start with the package {@code scenario}; to test the rules of your own format or game, with {@code law}; to port the
 * rules, with {@code perft}. This package itself is empty.
 */
@NullMarked
package io.github.terrene.testkit.odyssey;

import org.jspecify.annotations.NullMarked;
