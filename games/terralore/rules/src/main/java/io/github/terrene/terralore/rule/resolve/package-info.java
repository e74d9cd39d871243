/**
 * How effects are carried out one after another, what they ask, and how cards come onto the field and leave it.
 *
 * <p>Start with {@link io.github.terrene.terralore.rule.resolve.QueueTask}, then {@link io.github.terrene.terralore.rule.resolve.CarryOut}.
 * Nothing here refers to a particular card or depends on the phases of a turn.
 */
@NullMarked
package io.github.terrene.terralore.rule.resolve;

import org.jspecify.annotations.NullMarked;
