package io.github.terrene.terralore.event;

/** Totals of lanes, and castles taking damage and being healed. */
public sealed interface CastleEvent extends Event
        permits LanesCounted, TotalChanged, CastlesDamaged, CastleHealed, DamageLimited {}
