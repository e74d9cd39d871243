/**
 * Tables at which people and bots play any game, for programs of every kind: a server, a page without one, a database behind it. A request is
 * a value, and so is its answer. What is done at a table is kept before anybody hears of it, as lines, from which it is found again.
 *
 * <p>Start with {@link io.github.terrene.table.Tables}. There is no network, thread, file or clock here: what a table needs of the world, a
 * {@link io.github.terrene.table.Host} gives, and a {@link io.github.terrene.table.Store} keeps its lines. What happens at a table as a value
 * is in {@code io.github.terrene.session}.
 */
@NullMarked
package io.github.terrene.table;

import org.jspecify.annotations.NullMarked;
