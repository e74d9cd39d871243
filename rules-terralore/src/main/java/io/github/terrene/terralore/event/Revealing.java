package io.github.terrene.terralore.event;

import io.github.terrene.kernel.TableEvent;
import io.github.terrene.terralore.table.Table;

/** Events that show somebody what that player could not know before, or what chance decided. */
interface Revealing extends TableEvent<Table> {
    @Override
    default boolean revealing() {
        return true;
    }
}
