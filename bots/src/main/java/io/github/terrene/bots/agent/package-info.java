/**
 * Agents that do not search. They play at random, by what players usually prefer, by a short look ahead, or by trying every action a few
 * times.
 *
 * <p>Start with {@link io.github.terrene.bots.agent.Sensible}. None of them sees a state: they imagine states that fit their view. With {@link
 * io.github.terrene.bots.agent.Remembering}, these also fit what was shown before.
 */
@NullMarked
package io.github.terrene.bots.agent;

import org.jspecify.annotations.NullMarked;
