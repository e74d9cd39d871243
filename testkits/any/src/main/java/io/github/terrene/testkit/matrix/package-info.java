/**
 * The numbered rules of a game, read from their page.
 *
 * <p>Start with {@link io.github.terrene.testkit.matrix.NumberedRule}. This package does not check which code and tests cite them; the
 * tests of the project do.
 */
@NullMarked
package io.github.terrene.testkit.matrix;

import org.jspecify.annotations.NullMarked;
