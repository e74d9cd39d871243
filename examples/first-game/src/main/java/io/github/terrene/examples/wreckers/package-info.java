/** The smallest whole game: the tutorial of {@code docs/another-game.md}. */
@NullMarked
package io.github.terrene.examples.wreckers;

import org.jspecify.annotations.NullMarked;
