/**
 * What the two hand-written games share: the printed cards as numbers, and the place of everything in the array of a state. The rules
 * themselves are written twice, in {@code bound} and in {@code immutable}.
 */
@NullMarked
package io.github.terrene.examples.benchmarks.reduced;

import org.jspecify.annotations.NullMarked;
