/**
 * Plans: both players secretly choose what they play and what they pay with, until both plans are opened.
 *
 * <p>Start with {@link io.github.terrene.terralore.rule.plan.ChoosePlans}. What follows from open plans is not here: it is already on the
 * agenda, after the choice.
 */
@NullMarked
package io.github.terrene.terralore.rule.plan;

import org.jspecify.annotations.NullMarked;
