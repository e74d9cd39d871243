/**
 * HTTP: brings requests to the tables, and answers, event streams and pages to clients.
 *
 * <p>Start with {@link io.github.terrene.examples.server.http.Front}.
 */
package io.github.terrene.examples.server.http;
