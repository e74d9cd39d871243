package io.github.terrene.hobe.trait;

import io.github.terrene.kernel.Rule;

/** When an Event can be played. Each has one timing, and is played at no other time. */
@Rule({"HB-1.6", "HB-8.12"})
public enum EventTiming {
    /** In its player's Play phase. */
    @Rule("HB-7.24")
    PLAY_PHASE,
    /** In answer to an Event, which it counters. */
    @Rule("HB-8.3")
    COUNTER,
    /** At the start of the opponent's Battle phase, before the first attack. */
    @Rule("HB-8.9")
    OPPONENT_BATTLE
}
