package io.github.terrene.terralore.event;

/** The course of a game: turns and phases, plans and their order, effects and answers, the end. */
public sealed interface TurnEvent extends Event
        permits TurnBegan, PhaseBegan, PlansOpened, DiceRolled, OrderFixed, EffectBegan, Chosen, TurnEnded, GameEnded {}
