package io.github.terrene.terralore.event;

import io.github.terrene.kernel.TableEvent;
import io.github.terrene.terralore.table.Table;

/** Events that show a player something that player could not know before, or the result of chance. */
interface Revealing extends TableEvent<Table> {
    @Override
    default boolean revealing() {
        return true;
    }
}
