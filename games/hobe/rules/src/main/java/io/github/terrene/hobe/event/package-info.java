/**
 * What happens in a game: a table changes only through events. Every event has a file of its own, so that one import of this package brings
 * them all in.
 *
 * <p>Start with {@link io.github.terrene.hobe.event.Event}. Nothing here decides anything.
 */
@NullMarked
package io.github.terrene.hobe.event;

import org.jspecify.annotations.NullMarked;
