package io.github.terrene.odyssey.setup;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/** How it is decided who goes first. */
@Rule("TO-3.5")
public sealed interface StartingPlayer
        permits StartingPlayer.WinnerDecides, StartingPlayer.WinnerStarts, StartingPlayer.Named {
    /** The highest roller decides. */
    record WinnerDecides() implements StartingPlayer {}

    /** The highest roller goes first. */
    record WinnerStarts() implements StartingPlayer {}

    /** That player goes first; nobody rolls. */
    record Named(@Rule("TO-3.5") Seat seat) implements StartingPlayer {}
}
