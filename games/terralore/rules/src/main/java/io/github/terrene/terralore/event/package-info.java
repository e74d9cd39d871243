/**
 * Everything that can happen in a game. Every event has a file of its own, so that one import of this package brings them all in.
 *
 * <p>Start with {@link io.github.terrene.terralore.event.Event}. There is a family for the {@linkplain
 * io.github.terrene.terralore.event.TurnEvent course of the game}, for {@linkplain io.github.terrene.terralore.event.CardEvent cards}, for
 * the {@linkplain io.github.terrene.terralore.event.FieldEvent field} and for {@linkplain io.github.terrene.terralore.event.CastleEvent
 * castles}. Each event is a record that says what happened, what the table is like afterwards, and how each seat sees it. Nothing here
 * decides whether something may happen.
 */
@NullMarked
package io.github.terrene.terralore.event;

import org.jspecify.annotations.NullMarked;
