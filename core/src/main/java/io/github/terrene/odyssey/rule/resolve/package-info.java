/**
 * Carrying out the text of a card.
 *
 * <p>Start with {@link io.github.terrene.odyssey.rule.resolve.CarryOut}. It resolves one effect after another; an effect that asks a question
 * is resolved again once it is answered. {@code Resolution} in the package {@code effect} declares what effects can do; this package
 * implements it.
 */
@NullMarked
package io.github.terrene.odyssey.rule.resolve;

import org.jspecify.annotations.NullMarked;
