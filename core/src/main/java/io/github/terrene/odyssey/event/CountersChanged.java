package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.table.Source;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.trait.Counter;

/**
 * The counters on a card change.
 *
 * @param card which
 * @param counter of which kind
 * @param now how many there are afterwards
 * @param cause why
 */
@Rule("TO-8.22")
public record CountersChanged(Source card, Counter counter, int now, Cause cause) implements Event, Caused {
    @Override
    public Table applyTo(Table table) {
        return Uses.withCounters(table, card, counter, now);
    }
}
