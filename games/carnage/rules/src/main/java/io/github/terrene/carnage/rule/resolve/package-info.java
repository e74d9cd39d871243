/**
 * How the texts of cards are carried out, and what they make players do: draw, discard, look at Element cards.
 *
 * <p>Start with {@link io.github.terrene.carnage.rule.resolve.CarryOut}.
 */
@NullMarked
package io.github.terrene.carnage.rule.resolve;

import org.jspecify.annotations.NullMarked;
