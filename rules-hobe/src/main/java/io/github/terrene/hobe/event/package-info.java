/**
 * What happens in a game: the only way in which a table changes.
 *
 * <p>Start with {@link io.github.terrene.hobe.event.Event}. Nothing here decides anything.
 */
@NullMarked
package io.github.terrene.hobe.event;

import org.jspecify.annotations.NullMarked;
