/**
 * The addresses of the server: what is asked, by whom, and what is answered.
 *
 * <p>Start with {@link io.github.terrene.examples.server.http.Routes}.
 */
package io.github.terrene.examples.server.http;
