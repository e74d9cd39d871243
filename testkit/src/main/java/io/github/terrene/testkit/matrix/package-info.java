/**
 * The numbered rules of a game, read from the page that has them.
 *
 * <p>Start with {@link io.github.terrene.testkit.matrix.NumberedRule}. Which code and which tests cite them is no business of this
 * package: the tests of the project look at that.
 */
@NullMarked
package io.github.terrene.testkit.matrix;

import org.jspecify.annotations.NullMarked;
