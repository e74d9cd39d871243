package io.github.terrene.hobe.event;

/** The course of a game: turns and phases, effects and answers, the end. */
public sealed interface TurnEvent extends Event
        permits CoinTossed, TurnBegan, PhaseBegan, EffectBegan, Chosen, WindowClosed, TurnEnded, GameEnded {}
