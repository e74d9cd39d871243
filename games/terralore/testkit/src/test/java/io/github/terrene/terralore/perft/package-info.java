/** Checks the published counts of Terralore. Start with {@link io.github.terrene.terralore.perft.PerftVectorTest}. */
package io.github.terrene.terralore.perft;
