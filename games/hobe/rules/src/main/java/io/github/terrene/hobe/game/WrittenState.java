package io.github.terrene.hobe.game;

import io.github.terrene.hobe.rule.Agenda;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rng;

/**
 * A game as it is saved, without its configuration.
 *
 * @param table what lies on the table
 * @param agenda what is still to be done
 * @param rng the chance to come
 */
@Internal
public record WrittenState(Table table, Agenda agenda, Rng rng) {
    /** The game with that configuration. */
    public Game in(GameConfig config) {
        return new Game(config, table, agenda, rng);
    }
}
