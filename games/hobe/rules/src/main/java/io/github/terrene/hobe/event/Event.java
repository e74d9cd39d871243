package io.github.terrene.hobe.event;

import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.TableEvent;

/**
 * Something that happened in a game: the only way in which a table changes.
 *
 * <p>An event carries results: folding the events of a game over its first table gives the table, and folding those that a seat was sent
 * gives the table of that seat's view.
 */
public sealed interface Event extends TableEvent<Table> permits TurnEvent, PileEvent, PlayEvent, BoardEvent {}
