package io.github.terrene.odyssey.rule;

import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.Team;
import org.jspecify.annotations.Nullable;

/**
 * A way to lose by a house rule, whose mistakes are reported under its name.
 *
 * @param name the house rule's name
 * @param more how it is lost
 */
record NamedLoss(String name, LossRule more) implements LossRule {
    @Override
    public @Nullable String lost(Table table, Team team) {
        try {
            return more.lost(table, team);
        } catch (RuntimeException | StackOverflowError bug) {
            throw new IllegalStateException("the house rule " + name + " failed", bug);
        }
    }
}
