package io.github.terrene.draft.tournament;

import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.draft.tournament.score.Progress;
import io.github.terrene.draft.tournament.score.Round;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.TableEvent;
import io.github.terrene.kernel.compose.InnerSeats;
import io.github.terrene.kernel.zone.Masked;
import io.github.terrene.kernel.zone.Revealed;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Something that happened in a tournament. What happens in a game is for its two players alone; everything else everybody is told. Folding
 * the events over {@link Progress} gives what everybody knows.
 */
@Rule("TO-14.19")
public sealed interface TournamentEvent extends TableEvent<Progress>
        permits TournamentEvent.RoundBegan,
                TournamentEvent.GameBegan,
                TournamentEvent.InGame,
                TournamentEvent.GameFinished,
                TournamentEvent.PlayerLeft,
                TournamentEvent.TournamentFinished {

    /** Whether that seat is told about it at all. */
    default boolean toldTo(Seat viewer) {
        return true;
    }

    /** The event in the player's game, if it is one. */
    default Option<Event> inGame() {
        return Option.none();
    }

    @Override
    default Progress applyTo(Progress progress) {
        return progress;
    }

    /**
     * The players of a round are paired.
     *
     * @param number the number of the round, from 1
     * @param rounds the number of rounds in the tournament
     * @param round who plays whom, and who has the bye
     */
    @Rule({"TO-14.9", "TO-14.10"})
    record RoundBegan(int number, int rounds, @Revealed Round round) implements TournamentEvent {
        @Override
        public Progress applyTo(Progress progress) {
            return progress.with(round);
        }
    }

    /**
     * A game of the round begins.
     *
     * @param players the two players, the lower seat first; empty for everybody else, who is not told
     * @param table the table that the events of this game change; none for everybody else
     */
    @Rule({"TO-14.9", "TO-14.19"})
    record GameBegan(Array<Seat> players, Option<Table> table)
            implements TournamentEvent, InnerSeats, Masked<GameBegan> {
        private static final GameBegan ELSEWHERE = new GameBegan(Array.empty(), Option.none());

        @Override
        public GameBegan masked(Seat viewer) {
            return toldTo(viewer) ? this : ELSEWHERE;
        }

        @Override
        public boolean toldTo(Seat viewer) {
            return players.contains(viewer);
        }
    }

    /**
     * Something happened in a game.
     *
     * @param players the two players, the lower seat first; empty for everybody else, who is not told
     * @param event what happened; none for everybody else
     */
    @Rule("TO-14.19")
    record InGame(Array<Seat> players, Option<Event> event) implements TournamentEvent, InnerSeats, Masked<InGame> {
        private static final InGame ELSEWHERE = new InGame(Array.empty(), Option.none());

        @Override
        public Option<Event> inGame() {
            return event;
        }

        @Override
        public InGame masked(Seat viewer) {
            return toldTo(viewer) ? this : ELSEWHERE;
        }

        @Override
        public boolean toldTo(Seat viewer) {
            return players.contains(viewer);
        }
    }

    /**
     * A game of the round is over: it was played to its end, or a player left.
     *
     * @param number the number of the game in the round, from 1
     * @param game who played it, and the result
     */
    @Rule({"TO-14.9", "TO-14.16"})
    record GameFinished(int number, @Revealed Fixture game) implements TournamentEvent {
        @Override
        public Progress applyTo(Progress progress) {
            return progress.with(number - 1, game);
        }
    }

    /** A player has left: at once, or because the round is over. */
    @Rule("TO-14.16")
    record PlayerLeft(@Revealed Seat seat) implements TournamentEvent {
        @Override
        public Progress applyTo(Progress progress) {
            return progress.without(seat.asList());
        }
    }

    /** The tournament is over. */
    @Rule({"TO-14.12", "TO-14.16"})
    record TournamentFinished(Outcome outcome) implements TournamentEvent {}
}
