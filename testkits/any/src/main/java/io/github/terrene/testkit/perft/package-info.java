/**
 * Exact numbers that tell whether two implementations of the same rules agree.
 *
 * <p>Start with {@link io.github.terrene.testkit.perft.Perft}; the published files hold {@link
 * io.github.terrene.testkit.perft.PerftVector}s. {@link io.github.terrene.testkit.perft.PerftSearch} finds positions, and {@link
 * io.github.terrene.testkit.perft.PerftFiles} is a test to extend. Nothing here depends on a particular game.
 */
@NullMarked
package io.github.terrene.testkit.perft;

import org.jspecify.annotations.NullMarked;
