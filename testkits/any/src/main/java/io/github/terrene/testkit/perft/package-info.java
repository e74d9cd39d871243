/**
 * Exact numbers that tell whether two implementations of the same rules agree.
 *
 * <p>Start with {@link io.github.terrene.testkit.perft.Perft}; what is published as files is a {@link
 * io.github.terrene.testkit.perft.PerftVector}. {@link io.github.terrene.testkit.perft.PerftSearch} finds positions, and {@link
 * io.github.terrene.testkit.perft.PerftFiles} is a test to extend. Nothing here knows which game it is.
 */
@NullMarked
package io.github.terrene.testkit.perft;

import org.jspecify.annotations.NullMarked;
