/**
 * What clients are sent of a table, as JSON.
 *
 * <p>Start with {@link io.github.terrene.examples.server.wire.Portrait}. It writes for a seat what that seat may know, and nothing else.
 */
package io.github.terrene.examples.server.wire;
