package io.github.terrene.hobe.event;

import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.ChangesNothing;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.resolve.Choice;

/** A player answered an effect. For a {@linkplain Choice#secret secret} choice there are only the events of its consequences. */
@Rule({"HB-10.15", "HB-12.4"})
public record Chosen(Seat seat, Choice choice) implements TurnEvent, ChangesNothing<Table> {}
