/**
 * Tables at which somebody plays: what is done there is kept in a file before anybody hears of it, bots move, and readers are woken.
 *
 * <p>Start with {@link io.github.terrene.examples.server.table.LiveTable}.
 */
package io.github.terrene.examples.server.table;
