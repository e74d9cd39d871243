/**
 * The parts of the table that {@link io.github.terrene.examples.benchmarks.Figures} prints, each a {@link
 * io.github.terrene.examples.benchmarks.figures.Section}, and what they measure with.
 */
@NullMarked
package io.github.terrene.examples.benchmarks.figures;

import org.jspecify.annotations.NullMarked;
