/**
 * Random play, one game after another, of the games of the library and of the reduced game that is written by hand. Equal seeds give equal
 * games and choices. {@link io.github.terrene.examples.benchmarks.play.Plays} lists what the figures are about.
 */
@NullMarked
package io.github.terrene.examples.benchmarks.play;

import org.jspecify.annotations.NullMarked;
