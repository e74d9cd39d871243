/**
 * The games that can be played. Nothing else in this program knows which games there are.
 *
 * <p>Start with {@link io.github.terrene.examples.server.shelf.Game}.
 */
package io.github.terrene.examples.server.shelf;
