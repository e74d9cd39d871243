/**
 * Everything that can happen in a game.
 *
 * <p>Start with {@link io.github.terrene.odyssey.event.Event}. One file says everything about one event: what it is, what the table is like
 * afterwards, and how each seat sees it. Nothing here decides whether something may happen.
 */
@NullMarked
package io.github.terrene.odyssey.event;

import org.jspecify.annotations.NullMarked;
