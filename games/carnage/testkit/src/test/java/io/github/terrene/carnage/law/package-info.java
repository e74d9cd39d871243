/** The laws of games, applied to Carnage. Start with {@link io.github.terrene.carnage.law.CarnageLawsTest}. */
package io.github.terrene.carnage.law;
