/**
 * Keeps tables of all games and serves them to clients: JSON over HTTP, and server-sent events.
 *
 * <p>Start with {@link io.github.terrene.examples.server.Server}. The games come from {@code examples/shelf}. {@code table} has the tables at
 * which somebody plays, {@code store} their files, {@code wire} what clients are sent of them, and {@code http} the addresses.
 */
package io.github.terrene.examples.server;
