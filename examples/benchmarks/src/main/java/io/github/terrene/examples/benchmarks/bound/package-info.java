/**
 * The yardstick: one reduced game of Terrene Odyssey written by hand for speed alone, mutable, in one array of numbers. It plays
 * exactly what the library plays with the same cards; {@code ReducedGameTest} compares the two choice by choice.
 *
 * <p>Start with {@link io.github.terrene.examples.benchmarks.bound.MutableGame}. Nothing here is an example of how to write rules.
 */
@NullMarked
package io.github.terrene.examples.benchmarks.bound;

import org.jspecify.annotations.NullMarked;
