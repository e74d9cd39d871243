/**
 * The numbered rules of a game, read from their page.
 *
 * <p>Start with {@link io.github.terrene.testkit.matrix.NumberedRule}. The tests of the project check which code and tests cite them; this
 * package does not.
 */
@NullMarked
package io.github.terrene.testkit.matrix;

import org.jspecify.annotations.NullMarked;
