package io.github.terrene.examples.benchmarks.immutable;

import static io.github.terrene.examples.benchmarks.immutable.Refusals.*;
import static io.github.terrene.examples.benchmarks.reduced.Cells.*;

import io.github.terrene.examples.benchmarks.reduced.CardTable;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * The rules of the reduced game as functions of an immutable state.
 *
 * @param cards the printed cards and both decks
 * @param turnLimit after how many turns the game is drawn
 */
public record ImmutableRules(CardTable cards, int turnLimit) {
    /** Begins a game, with the chance that the library has with that seed. */
    public Step<ImmutableGame, Event> start(long seed) {
        return new Step<>(new ImmutableGame(cards, turnLimit, seed, Setup.cells()), Array.empty(), false);
    }

    /** Who must decide now, ascending. Empty when the game is over. */
    public Seq<Seat> deciders(ImmutableGame game) {
        boolean first = game.awaits(0);
        boolean second = game.awaits(1);
        if (first && second) {
            return Seat.first(2);
        }
        return first || second ? Seat.of(first ? 0 : 1).asList() : Array.empty();
    }

    /** Every choice of that seat; empty if it is not awaited. */
    public Seq<Action> legal(ImmutableGame game, Seat seat) {
        return game.awaits(seat.index()) ? new Listing(game, seat).legal() : Array.empty();
    }

    /** Every reason against an action, as bits; at the wrong moment that is the only one. */
    int refusals(ImmutableGame game, Action action) {
        return game.awaits(action.seat().index()) && action.prompt() == game.cells[PROMPT]
                ? action.refusals(game)
                : NOT_NOW;
    }

    /** What an action leads to, or why it is refused. */
    public Either<Refusals, Step<ImmutableGame, Event>> apply(ImmutableGame game, Action action) {
        int refusals = refusals(game, action);
        if (refusals != 0) {
            return Either.left(new Refusals(refusals));
        }
        Play play = new Play(game);
        action.carryOut(play);
        return Either.right(play.step(action.seat()));
    }
}
