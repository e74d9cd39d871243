package io.github.terrene.carnage.event;

import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.ChangesNothing;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/** The defender blocks. */
@Rule({"CG-7.4", "CG-10.4"})
public record Blocked(Seat defender) implements DuelEvent, ChangesNothing<Table> {}
