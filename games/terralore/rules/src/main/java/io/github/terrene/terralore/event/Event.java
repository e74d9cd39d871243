package io.github.terrene.terralore.event;

import io.github.terrene.kernel.TableEvent;
import io.github.terrene.terralore.table.Table;

/**
 * Something that happened in a game: the only way in which a table changes.
 *
 * <p>An event carries results: folding the events of a game over its first table gives the table, and folding those that a seat was sent
 * gives the table of that seat's view.
 */
public sealed interface Event extends TableEvent<Table> permits TurnEvent, CardEvent, FieldEvent, CastleEvent {}
