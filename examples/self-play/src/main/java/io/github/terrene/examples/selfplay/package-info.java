/**
 * Tournaments of the arena on many machines, as a job on Apache Spark: the same games, and the same results byte for byte.
 *
 * <p>Start with {@link io.github.terrene.examples.selfplay.SelfPlay}.
 */
@NullMarked
package io.github.terrene.examples.selfplay;

import org.jspecify.annotations.NullMarked;
