/**
 * Carrying out the text of a card.
 *
 * <p>Start with {@link io.github.terrene.odyssey.rule.resolve.CarryOut}: one effect after another; an effect that asked a question is
 * resolved again when it is answered. {@code Resolution} in the package {@code effect} says what effects can do; here that is done.
 */
@NullMarked
package io.github.terrene.odyssey.rule.resolve;

import org.jspecify.annotations.NullMarked;
