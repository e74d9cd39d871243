package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.trait.Place;

/**
 * A Creature changes sides: it is the newest in its lane then.
 *
 * @param creature the number of the Creature
 * @param to where it goes
 */
@Rule({"TL-8.8", "TL-9.37"})
public record ControlTaken(@Names(Named.IN_PLAY) int creature, Place to) implements FieldEvent {
    @Override
    public Table applyTo(Table table) {
        CardOnField there = table.get(creature);
        return table.without(there).entering(there.movedTo(to, table.next()), table.turnedUp());
    }
}
