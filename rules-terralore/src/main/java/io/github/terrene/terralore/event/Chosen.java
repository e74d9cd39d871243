package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.table.Table;

/**
 * A player answered openly what an effect asked, or chose the Creature that makes place for a fifth. What comes of it, if anything,
 * follows as events of its own. Of a {@linkplain Choice#secret secret} choice there is no event but what comes of it.
 *
 * @param seat who
 * @param choice what
 */
@Rule({"TL-9.24", "TL-12.6"})
public record Chosen(Seat seat, Choice choice) implements Event {
    @Override
    public Table applyTo(Table table) {
        return table;
    }
}
