package io.github.terrene.hobe.event;

/** Cards are played, moved, sacrificed; Events lie between the players until they are spent. */
public sealed interface PlayEvent extends Event
        permits Moved, CardNamed, CardPlayed, EventPlayed, EventCountered, EventSpent, Sacrificed, Attacked {}
