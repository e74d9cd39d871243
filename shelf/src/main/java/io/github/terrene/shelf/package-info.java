/**
 * Games for programs that play whatever they find: a terminal, a server, an arena. A jar brings a game by the service {@link
 * io.github.terrene.shelf.ShelvedGame}; {@link io.github.terrene.shelf.Shelf} finds all of them. No game is named here.
 *
 * <p>Start with {@code ShelvedGame} to bring a game, and with {@code Shelf} to play what others bring.
 */
@NullMarked
package io.github.terrene.shelf;

import org.jspecify.annotations.NullMarked;
