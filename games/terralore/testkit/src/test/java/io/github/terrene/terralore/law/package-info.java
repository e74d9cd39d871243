/** The laws of games, applied to Terralore. Start with {@link io.github.terrene.terralore.law.TerraloreLawsTest}. */
package io.github.terrene.terralore.law;
