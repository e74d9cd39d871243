/**
 * Laws that every game of Terralore keeps, to be tested with your own cards. Start with {@link
 * io.github.terrene.testkit.terralore.law.TerraloreLaws}.
 */
@NullMarked
package io.github.terrene.testkit.terralore.law;

import org.jspecify.annotations.NullMarked;
