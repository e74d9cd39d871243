/**
 * How effects are carried out: which ones are due, what they ask, and how cards come, go and leave decks.
 *
 * <p>Start with {@link io.github.terrene.hobe.rule.resolve.CarryOut}.
 */
@NullMarked
package io.github.terrene.hobe.rule.resolve;

import org.jspecify.annotations.NullMarked;
