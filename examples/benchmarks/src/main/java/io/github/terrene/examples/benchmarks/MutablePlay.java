package io.github.terrene.examples.benchmarks;

import io.github.terrene.examples.benchmarks.bound.Choice;
import io.github.terrene.examples.benchmarks.bound.MutableGame;

/** Random play of the reduced game as it is written by hand. */
final class MutablePlay extends RandomPlay {
    private final MutableGame game;

    MutablePlay(int turnLimit) {
        this.game = ReducedGame.mutable(turnLimit);
    }

    @Override
    void begin(long seed) {
        game.start(seed);
    }

    @Override
    boolean step() {
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

    MutableGame game() {
        return game;
    }
}
