/**
 * What happens in a game: the only way in which a table changes. Each event is a file of its own, so that one import of this package gives
 * all.
 *
 * <p>Start with {@link io.github.terrene.hobe.event.Event}. Nothing here decides anything.
 */
@NullMarked
package io.github.terrene.hobe.event;

import org.jspecify.annotations.NullMarked;
