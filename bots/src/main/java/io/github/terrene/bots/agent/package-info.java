/**
 * Players that do not search: at random, as players prefer, by a glance at what follows, by trying everything a few times.
 *
 * <p>Start with {@link io.github.terrene.bots.agent.Sensible}. None of them looks at a state: they imagine what fits their view, and {@link
 * io.github.terrene.bots.agent.Remembering} adds what fits what was shown before.
 */
@NullMarked
package io.github.terrene.bots.agent;

import org.jspecify.annotations.NullMarked;
