package io.github.terrene.odyssey.game;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rng;
import io.github.terrene.odyssey.format.Setting;
import io.github.terrene.odyssey.rule.Agenda;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.Table;

/**
 * A game as it is saved: without what its configuration says.
 *
 * @param rules the {@linkplain io.github.terrene.odyssey.rule.RuleBook#name name} of the rules it is played by
 * @param table what lies on the table
 * @param agenda what is still to be done
 * @param rng the generator
 */
@Internal
public record WrittenState(String rules, Table table, Agenda agenda, Rng rng) {
    /** The game with that setting. */
    public Game in(Setting setting) {
        return new Game(setting, table, agenda, rng);
    }
}
