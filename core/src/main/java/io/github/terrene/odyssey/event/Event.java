package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.TableEvent;
import io.github.terrene.odyssey.table.Table;

/**
 * Something that happened in a game. The only way in which a table changes.
 *
 * <p>An event carries results: folding the events of a game over its first table gives the table, and folding those that one seat was sent
 * gives the table of that seat's view. An event that can have several causes is {@link Caused} and says why it happened.
 */
public sealed interface Event extends TableEvent<Table>
        permits SetupEvent,
                TurnEvent,
                PartyEvent,
                ArrivalEvent,
                HeldEvent,
                TerrainEvent,
                BattleEvent,
                ChainEvent,
                CardEvent,
                CharacterEvent,
                DamageEvent,
                PlayerEvent,
                EndEvent {}
