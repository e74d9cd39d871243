/**
 * Generators, laws and a scenario language for games and cards built on Terrene.
 *
 * <p>Whoever tests cards starts with the package {@code scenario}, whoever tests rules of a format or a game of their own with {@code
 * law}, whoever ports the rules with {@code perft}. Nothing is in this package itself.
 */
@NullMarked
package io.github.terrene.testkit;

import org.jspecify.annotations.NullMarked;
