/** Checks the published counts. Start with {@link io.github.terrene.testkit.perft.PerftVectorTest}. */
package io.github.terrene.testkit.perft;
