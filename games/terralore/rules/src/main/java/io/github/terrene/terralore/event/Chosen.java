package io.github.terrene.terralore.event;

import io.github.terrene.kernel.ChangesNothing;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.terralore.table.Table;

/**
 * A player openly answered an effect, or chose the Creature that makes room for a fifth. The consequences, if any, follow as separate
 * events. For a {@linkplain Choice#secret secret} choice there are only the events of its consequences.
 */
@Rule({"TL-9.24", "TL-12.6"})
public record Chosen(Seat seat, Choice choice) implements TurnEvent, ChangesNothing<Table> {}
