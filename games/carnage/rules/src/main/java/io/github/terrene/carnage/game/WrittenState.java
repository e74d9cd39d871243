package io.github.terrene.carnage.game;

import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Task;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rng;
import io.vavr.collection.List;

/**
 * A game as it is saved, without its configuration.
 *
 * @param table what lies on the table
 * @param tasks what is still to be done, the next one first
 * @param rng the chance to come
 */
@Internal
public record WrittenState(Table table, List<Task> tasks, Rng rng) {
    /** The game with that configuration. */
    public Game in(GameConfig config) {
        return new Game(config, table, tasks, rng);
    }
}
