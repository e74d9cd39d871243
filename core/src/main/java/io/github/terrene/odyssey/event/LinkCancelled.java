package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.table.Table;

/**
 * An ability on the chain is cancelled.
 *
 * @param link its number
 */
@Rule("TO-8.33")
public record LinkCancelled(int link) implements Event {
    @Override
    public Table applyTo(Table table) {
        return table.withChain(table.chain().cancelling(link));
    }
}
