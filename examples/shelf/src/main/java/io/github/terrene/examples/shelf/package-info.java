/**
 * All games with their ready decks, matches, own cards and bots: for a terminal, for a server, and for the arena, which finds them as a service.
 *
 * <p>Start with {@link io.github.terrene.examples.shelf.Shelf}. A program that uses it need not know which games there are.
 */
package io.github.terrene.examples.shelf;
