package io.github.terrene.carnage.saved;

import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Task;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.text.Saved;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * A game as it is saved, without its configuration.
 *
 * @param table what lies on the table
 * @param tasks what is still to be done, the next one first
 * @param rng the chance to come
 * @param print as {@link Saved#print} says
 */
@Internal
public record WrittenState(Table table, List<Task> tasks, Rng rng, Option<Fingerprint> print) implements Saved {
    /** What is saved of a game; the print is added by who writes it. */
    public static WrittenState of(Game game) {
        return new WrittenState(game.table(), game.tasks(), game.rng(), Option.none());
    }

    /** The game with that configuration. */
    public Game in(GameConfig config) {
        return new Game(config, table, tasks, rng);
    }
}
