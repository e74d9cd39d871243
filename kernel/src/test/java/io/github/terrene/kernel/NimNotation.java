package io.github.terrene.kernel;

import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.text.Canonical;
import io.vavr.control.Either;

/** The toy game's notation; the name of the game can be chosen. */
public record NimNotation(String game) implements Notation<Nim.Config, Nim.Game, Nim.Action> {
    private static final Canonical CANONICAL = new Canonical(Forms.builder()
            .type(Nim.Config.class)
            .type(Nim.Game.class)
            .type(Nim.Action.class)
            .build());

    @Override
    public String writeConfig(Nim.Config config) {
        return CANONICAL.write(Nim.Config.class, config);
    }

    @Override
    public Either<Problem, Nim.Config> readConfig(String text) {
        return CANONICAL.read(Nim.Config.class, text);
    }

    @Override
    public String writeAction(Nim.Action action) {
        return CANONICAL.write(Nim.Action.class, action);
    }

    @Override
    public Either<Problem, Nim.Action> readAction(Nim.Config config, String text) {
        return CANONICAL.read(Nim.Action.class, text);
    }

    @Override
    public String writeState(Nim.Game state) {
        return CANONICAL.write(Nim.Game.class, state);
    }

    @Override
    public Either<Problem, Nim.Game> readState(Nim.Config config, String text) {
        return CANONICAL.read(Nim.Game.class, text);
    }
}
