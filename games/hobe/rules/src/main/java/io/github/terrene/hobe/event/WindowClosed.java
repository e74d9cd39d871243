package io.github.terrene.hobe.event;

import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.ChangesNothing;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/** A player played nothing, or nothing more, in a window, or the window closed by itself. */
@Rule({"HB-8.5", "HB-8.8"})
public record WindowClosed(Seat seat) implements TurnEvent, ChangesNothing<Table> {}
