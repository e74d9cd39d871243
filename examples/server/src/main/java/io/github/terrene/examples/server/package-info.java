/**
 * Keeps tables of all games and serves them to clients: JSON over HTTP, and server-sent events.
 *
 * <p>Start with {@link io.github.terrene.examples.server.Server}. The games come from {@code examples/shelf}. What is
 * asked and answered is in {@code terrene-table}; here is what it knows nothing of: {@code http}, the threads and chance of {@code machine}, and
 * the files of {@code store}.
 */
package io.github.terrene.examples.server;
