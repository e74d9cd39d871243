/** The laws of games, over Terralore. Start with {@link io.github.terrene.terralore.law.TerraloreLaws}. */
package io.github.terrene.terralore.law;
