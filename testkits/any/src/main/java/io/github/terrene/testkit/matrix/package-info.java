/**
 * The numbered rules of a game, read from the page that lists them.
 *
 * <p>Start with {@link io.github.terrene.testkit.matrix.NumberedRule}. This package does not check which code and tests cite them; the
 * project's own tests do.
 */
@NullMarked
package io.github.terrene.testkit.matrix;

import org.jspecify.annotations.NullMarked;
