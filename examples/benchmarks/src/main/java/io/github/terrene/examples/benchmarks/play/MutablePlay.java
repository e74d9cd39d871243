package io.github.terrene.examples.benchmarks.play;

import io.github.terrene.examples.benchmarks.bound.Choice;
import io.github.terrene.examples.benchmarks.bound.MutableGame;

/** Random play of the reduced game as it is written by hand. */
public final class MutablePlay extends RandomPlay {
    private final MutableGame game;

    /** Play with that turn limit. */
    public MutablePlay(int turnLimit) {
        this.game = ReducedGame.mutable(turnLimit);
    }

    @Override
    protected void begin(long seed) {
        game.start(seed);
    }

    @Override
    protected boolean step() {
        int legal = game.list();
        int chosen;
        do {
            chosen = draw(legal);
        } while (Choice.kind(game.choice(chosen)) == Choice.RUN);
        note(legal, chosen, digest());
        game.choose(chosen);
        return !game.over();
    }

    private long digest() {
        return digest(game.hp(0), game.hp(1), game.actions(0), game.actions(1), game.turn(), game.seat());
    }

    @Override
    public Object state() {
        return game.copy();
    }

    @Override
    public Object stateOfItsOwn() {
        return state();
    }

    /** The game, which goes on with the play. */
    public MutableGame game() {
        return game;
    }
}
