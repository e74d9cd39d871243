package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.table.Chain;
import io.github.terrene.odyssey.table.Table;

/** The chain is empty. */
@Rule("TO-8.11")
public record ChainEnded() implements Event {
    @Override
    public Table applyTo(Table table) {
        return table.withChain(Chain.EMPTY);
    }
}
