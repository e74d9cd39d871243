/**
 * How fast the library is, and what it is measured against.
 *
 * <p>Start with {@link io.github.terrene.examples.benchmarks.Figures}, which prints the table of the README. {@link
 * io.github.terrene.examples.benchmarks.RandomPlayBenchmark} and {@link io.github.terrene.examples.benchmarks.PositionBenchmark} measure
 * the same and more with JMH. What is measured is in the package {@code play}; the hand-written games beside the library are in {@code
 * bound} and {@code immutable}.
 */
@NullMarked
package io.github.terrene.examples.benchmarks;

import org.jspecify.annotations.NullMarked;
