package io.github.terrene.draft.tournament;

import io.github.terrene.kernel.GameAction;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Something that can be done in a tournament. */
public sealed interface TournamentAction extends GameAction
        permits TournamentAction.Play,
                TournamentAction.Leave,
                TournamentAction.LeaveAfterRound,
                TournamentAction.ReportGame {
    /** The player who acts; {@link Seat#ONLOOKER} for an action that is not a player's. */
    @Override
    Seat seat();

    /** What is done in the player's game, if it is done in a game. */
    default Option<Action> inGame() {
        return Option.none();
    }

    /**
     * Acts in the player's game of this round.
     *
     * @param seat the player's seat in the tournament
     * @param action the action, by the player's seat in the game: A for the lower seat of the tournament, B for the other
     */
    @Rule("TO-14.9")
    record Play(Seat seat, Action action) implements TournamentAction {

        @Override
        public Option<Action> inGame() {
            return Option.some(action);
        }
    }

    /** Leaves the tournament at once, and loses the game that is being played. */
    @Rule("TO-14.16")
    record Leave(Seat seat) implements TournamentAction {}

    /** Will leave the tournament when the round is over; nobody else knows until then. */
    @Rule("TO-14.16")
    record LeaveAfterRound(Seat seat) implements TournamentAction {}

    /**
     * Reports a game of the round that was played elsewhere: an action of the host, not of a player. The game was played by a table of
     * {@link TournamentRules#tables}. Accept it from no connection, not even an onlooker's: whoever sends it decides the game, and its refusals
     * may tell of hidden cards.
     *
     * @param round the number of the round, from 1
     * @param first the player at the lower seat
     * @param second the player at the higher seat
     * @param actions all actions of that game, from its start to its end
     */
    @Rule("TO-14.9")
    record ReportGame(int round, Seat first, Seat second, Array<Action> actions) implements TournamentAction {
        @Override
        public Seat seat() {
            return Seat.ONLOOKER;
        }
    }
}
