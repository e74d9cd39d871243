package io.github.terrene.terralore.event;

import io.github.terrene.kernel.ChangesNothing;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.zone.Revealed;
import io.github.terrene.terralore.table.Table;

/**
 * Both players roll a die.
 *
 * @param south South's number, from 1 to 6
 * @param north North's number, from 1 to 6
 */
@Rule({"TL-7.3", "TL-7.5"})
public record DiceRolled(@Revealed int south, @Revealed int north) implements TurnEvent, ChangesNothing<Table> {}
