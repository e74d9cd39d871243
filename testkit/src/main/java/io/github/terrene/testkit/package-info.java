/** Generators, laws and a scenario language for games and cards built on Terrene. */
@NullMarked
package io.github.terrene.testkit;

import org.jspecify.annotations.NullMarked;
