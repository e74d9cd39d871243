/**
 * Everything that can happen in a game.
 *
 * <p>Start with {@link io.github.terrene.terralore.event.Event}. One file tells all about one event: what it is, how the table is
 * afterwards, and how each seat sees it. Nothing here decides whether something may happen.
 */
@NullMarked
package io.github.terrene.terralore.event;

import org.jspecify.annotations.NullMarked;
