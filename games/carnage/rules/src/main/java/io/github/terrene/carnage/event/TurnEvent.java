package io.github.terrene.carnage.event;

/** What happens with turns, and how the game ends. */
public sealed interface TurnEvent extends Event permits TurnBegan, ActionPointsReceived, TurnEnded, GameEnded {}
