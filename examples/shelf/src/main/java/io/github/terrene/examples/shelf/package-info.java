/**
 * All games of this library with their ready decks, matches, own cards and bots, each as a {@link io.github.terrene.shelf.ShelvedGame}, which a
 * terminal, a server and the arena find as a service.
 *
 * <p>Start with {@link io.github.terrene.examples.shelf.HobeGame}. A program that uses them need not know which games there are.
 */
package io.github.terrene.examples.shelf;
