package io.github.terrene.hobe.event;

import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.TableEvent;

/** Events that show a player something that player could not know before, or the result of chance. */
interface Revealing extends TableEvent<Table> {
    @Override
    default boolean revealing() {
        return true;
    }
}
