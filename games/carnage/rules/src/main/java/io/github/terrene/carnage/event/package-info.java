/**
 * What happened, as data: events folded over a table give the next table, and an event says what each seat may know of it. Each event is a
 * file of its own, so that one import of this package gives all.
 *
 * <p>Start with {@link io.github.terrene.carnage.event.Event}.
 */
@NullMarked
package io.github.terrene.carnage.event;

import org.jspecify.annotations.NullMarked;
