package io.github.terrene.odyssey.saved;

import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.text.Saved;
import io.github.terrene.odyssey.rule.Agenda;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.Setting;
import io.github.terrene.odyssey.table.Table;
import io.vavr.control.Option;

/**
 * A game as it is saved: without what its configuration says.
 *
 * @param table what lies on the table
 * @param agenda what is still to be done
 * @param rng the generator
 * @param print as {@link Saved#print} says
 */
@Internal
public record WrittenState(Table table, Agenda agenda, Rng rng, Option<Fingerprint> print) implements Saved {
    /** A game without its print. */
    public static WrittenState of(Game game) {
        return new WrittenState(game.table(), game.agenda(), game.rng(), Option.none());
    }

    /** The game with that setting. */
    public Game in(Setting setting) {
        return new Game(setting, table, agenda, rng);
    }
}
