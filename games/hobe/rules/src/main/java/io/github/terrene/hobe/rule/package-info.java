/**
 * What is legal and what follows.
 *
 * <p>Start with {@link io.github.terrene.hobe.rule.Game}, then {@code TurnTask} for the course of a turn and one rule for each kind of
 * action. Nothing here knows a card.
 */
@NullMarked
package io.github.terrene.hobe.rule;

import org.jspecify.annotations.NullMarked;
