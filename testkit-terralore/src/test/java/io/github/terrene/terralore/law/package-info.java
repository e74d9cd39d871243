/** The laws of games, over Terralore. Start with {@link io.github.terrene.terralore.law.TerraloreLawsTest}. */
package io.github.terrene.terralore.law;
