package io.github.terrene.hobe.event;

import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.trait.Place;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import org.jspecify.annotations.Nullable;

/**
 * A Battle card changes sides, with its Weapons.
 *
 * @param card the number of the card
 * @param to where it goes
 */
@Rule({"HB-3.9", "HB-10.29"})
public record ControlTaken(@Names(Named.IN_PLAY) int card, Place to) implements BoardEvent {
    @Override
    public Table applyTo(Table table) {
        @Nullable CardInPlay there = table.find(card);
        return there == null ? table : table.changingSides(there, to);
    }
}
