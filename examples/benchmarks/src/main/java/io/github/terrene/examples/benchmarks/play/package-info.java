/**
 * Random play, one game after another, with equal games and choices for equal seeds: of the library's games, and of the reduced game as it
 * is written by hand. {@link io.github.terrene.examples.benchmarks.play.Plays} lists what the figures are about.
 */
@NullMarked
package io.github.terrene.examples.benchmarks.play;

import org.jspecify.annotations.NullMarked;
