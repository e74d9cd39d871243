package io.github.terrene.carnage.event;

/** What happens in an attack or invasion. */
public sealed interface DuelEvent extends Event
        permits AttackBegan,
                FightersOrdered,
                Blocked,
                Passed,
                FightersExchanged,
                RoundFought,
                DuplicateLost,
                LegendKept,
                LegendLost,
                RelicDiscarded,
                DuelEnded {}
