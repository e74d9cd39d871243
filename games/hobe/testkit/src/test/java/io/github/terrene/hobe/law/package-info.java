/** The laws of games, applied to Hobe. Start with {@link io.github.terrene.hobe.law.HobeLawsTest}. */
package io.github.terrene.hobe.law;
