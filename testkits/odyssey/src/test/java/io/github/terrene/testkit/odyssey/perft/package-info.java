/** Checks the published counts. Start with {@link io.github.terrene.testkit.odyssey.perft.PerftVectorTest}. */
package io.github.terrene.testkit.odyssey.perft;
