package io.github.terrene.carnage.event;

import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.TableEvent;

/** An event that shows somebody what was unknown. */
interface Revealing extends TableEvent<Table> {
    @Override
    default boolean revealing() {
        return true;
    }
}
