/**
 * Laws of every game of Terralore, to be tried with cards of your own. Start with {@link
 * io.github.terrene.testkit.terralore.law.TerraloreLaws}.
 */
@NullMarked
package io.github.terrene.testkit.terralore.law;

import org.jspecify.annotations.NullMarked;
