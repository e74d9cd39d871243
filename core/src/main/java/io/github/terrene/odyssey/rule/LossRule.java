package io.github.terrene.odyssey.rule;

import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.Team;
import org.jspecify.annotations.Nullable;

/**
 * A way to lose.
 *
 * <pre>{@code
 * (table, team) -> team.seats().exists(seat -> table.side(seat).deck().size() == 0) ? "HR-2" : null
 * }</pre>
 */
@FunctionalInterface
public interface LossRule {
    /**
     * The number of the rule by which a team has lost, as things stand, or null if it has not. Asked about every team that is still in the
     * game, after each action, each link of a chain and each battle (TO-10.4), so it must be quick.
     */
    @Nullable
    String lost(Table table, Team team);
}
