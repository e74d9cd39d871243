/** Checks the published counts of Hobe. Start with {@link io.github.terrene.hobe.perft.PerftVectorTest}. */
package io.github.terrene.hobe.perft;
