/**
 * Carrying out the text of a card.
 *
 * <p>Start with {@link io.github.terrene.odyssey.rule.resolve.CarryOut}: one effect after another, taken up again when a question in its middle is answered. What effects can do is said by the interface {@code Resolution} in the package {@code effect}; here is what it does.
 */
@NullMarked
package io.github.terrene.odyssey.rule.resolve;

import org.jspecify.annotations.NullMarked;
