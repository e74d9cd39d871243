/**
 * How fast the library is, and what it is measured against.
 *
 * <p>Start with {@link io.github.terrene.examples.benchmarks.Figures}, which prints the table of the README. {@link
 * io.github.terrene.examples.benchmarks.RandomPlayBenchmark} and {@link
 * io.github.terrene.examples.benchmarks.PositionBenchmark} are the same and more as JMH benchmarks. The hand-written game beside
 * the library is in the package {@code bound}.
 */
@NullMarked
package io.github.terrene.examples.benchmarks;

import org.jspecify.annotations.NullMarked;
