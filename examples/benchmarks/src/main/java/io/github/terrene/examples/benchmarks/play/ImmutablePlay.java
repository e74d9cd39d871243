package io.github.terrene.examples.benchmarks.play;

import io.github.terrene.examples.benchmarks.immutable.Action;
import io.github.terrene.examples.benchmarks.immutable.ImmutableGame;
import io.github.terrene.examples.benchmarks.immutable.ImmutableRules;
import io.github.terrene.examples.benchmarks.immutable.TurnAction;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Seq;

/** Random play of the reduced game as it is written by hand with immutable states. */
public final class ImmutablePlay extends RandomPlay {
    private final ImmutableRules rules;
    private ImmutableGame game;

    /** Play with that turn limit. */
    public ImmutablePlay(int turnLimit) {
        this.rules = ReducedGame.immutable(turnLimit);
        this.game = rules.start(0).state();
    }

    @Override
    protected void begin(long seed) {
        game = rules.start(seed).state();
    }

    @Override
    protected boolean step() {
        Seat seat = rules.deciders(game).head();
        Seq<Action> legal = rules.legal(game, seat);
        int chosen;
        do {
            chosen = draw(legal.size());
        } while (legal.get(chosen) instanceof TurnAction.Run);
        note(legal.size(), chosen, digest(seat));
        game = rules.apply(game, legal.get(chosen)).get().state();
        return !game.over();
    }

    private long digest(Seat seat) {
        return digest(game.hp(0), game.hp(1), game.actions(0), game.actions(1), game.turn(), seat.index());
    }

    @Override
    public Object state() {
        return game;
    }

    @Override
    public Object stateOfItsOwn() {
        return state();
    }
}
