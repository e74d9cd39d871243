package io.github.terrene.examples.benchmarks.immutable;

import static io.github.terrene.examples.benchmarks.immutable.Refusals.*;
import static io.github.terrene.examples.benchmarks.reduced.Cells.*;

import io.github.terrene.kernel.Seat;

/** Choices before the first turn. */
public sealed interface SetupAction extends Action {
    @Override
    default int prompt() {
        return CHOOSE_PARTY;
    }

    /** The next Character of the starting party. */
    record PlaceCharacter(Seat seat, int card) implements SetupAction {
        @Override
        public int refusals(ImmutableGame game) {
            return SetupChecks.placeCharacter(game, seat.index(), card);
        }

        @Override
        public void carryOut(Play play) {
            Setup.take(play, seat.index(), card);
        }
    }

    /** The Item that the Character before it holds. */
    record PlaceItem(Seat seat, int card) implements SetupAction {
        @Override
        public int refusals(ImmutableGame game) {
            return SetupChecks.placeItem(game, seat.index(), card);
        }

        @Override
        public void carryOut(Play play) {
            Setup.take(play, seat.index(), card);
        }
    }

    /** Who takes the first turn. */
    record NameStarter(Seat seat, Seat starter) implements SetupAction {
        @Override
        public int prompt() {
            return NAME_STARTER;
        }

        @Override
        public int refusals(ImmutableGame game) {
            return when(starter.index() > 1, NO_SUCH_SEAT);
        }

        @Override
        public void carryOut(Play play) {
            play.emit(new SetupEvent.StarterNamed(starter));
            Turns.begin(play, starter);
        }
    }
}
