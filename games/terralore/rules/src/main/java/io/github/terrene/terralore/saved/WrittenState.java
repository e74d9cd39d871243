package io.github.terrene.terralore.saved;

import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.text.Saved;
import io.github.terrene.terralore.rule.Agenda;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.table.Table;
import io.vavr.control.Option;

/**
 * A game as it is saved, without its configuration.
 *
 * @param table what lies on the table
 * @param agenda what is still to be done
 * @param rng the chance to come
 * @param print as {@link Saved#print} says
 */
@Internal
public record WrittenState(Table table, Agenda agenda, Rng rng, Option<Fingerprint> print) implements Saved {
    /** What is saved of a game; the print is added by who writes it. */
    public static WrittenState of(Game game) {
        return new WrittenState(game.table(), game.agenda(), game.rng(), Option.none());
    }

    /** The game with that configuration. */
    public Game in(GameConfig config) {
        return new Game(config, table, agenda, rng);
    }
}
