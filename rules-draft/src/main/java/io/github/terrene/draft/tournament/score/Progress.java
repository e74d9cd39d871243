package io.github.terrene.draft.tournament.score;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/**
 * What everybody knows of a tournament: who plays whom, the results, the byes, and who has left. Points and standings follow from it.
 *
 * <p>Points count at once: those for a bye as soon as it is given, those for a game as soon as it is over.
 *
 * @param seats the number of players who began the encounter, 3 to 12
 * @param rounds the rounds, the one under way last
 * @param left the players who have left, ascending, including those who never handed in a deck
 */
@Rule("TO-14.19")
public record Progress(int seats, Array<Round> rounds, Array<Seat> left) {
    private static final int FEW = 4;
    private static final int MANY = 9;

    /** How many rounds are played: by all who began the encounter, also those who left before the first round. */
    @Rule({"TO-14.11", "TO-14.16"})
    public int roundsInAll() {
        if (seats <= FEW) {
            return 2;
        }
        return seats < MANY ? 3 : 4;
    }

    /** The number of the round under way, from 1; 0 before the first. */
    public int roundNumber() {
        return rounds.size();
    }

    /** The round under way. */
    public Round round() {
        return rounds.get(rounds.size() - 1);
    }

    /** Whether the round under way is the last one. */
    public boolean inLastRound() {
        return rounds.size() >= roundsInAll();
    }

    /** Whether that player has left. */
    public boolean isGone(Seat seat) {
        return left.contains(seat);
    }

    /** Who has not left, ascending by seat. */
    @Rule("TO-14.16")
    public Array<Seat> remaining() {
        return left.isEmpty() ? Seat.first(seats) : Seat.first(seats).reject(left::contains);
    }

    /** The points of a player so far. */
    @Rule({"TO-14.9", "TO-14.10", "TO-14.12"})
    public Points points(Seat seat) {
        return new Points(halves(seat));
    }

    int halves(Seat seat) {
        int halves = 0;
        for (int i = 0; i < rounds.size(); i++) {
            halves += rounds.get(i).halves(seat);
        }
        return halves;
    }

    /** How many byes a player has had, including that of the round under way. */
    @Rule("TO-14.10")
    public int byes(Seat seat) {
        return rounds.count(round -> round.byeOf(seat));
    }

    /** The games of a player so far, in the order of rounds. */
    public Array<Fixture> gamesOf(Seat seat) {
        return rounds.flatMap(round -> round.gameOf(seat));
    }

    /** Whether these two players have been paired. */
    public boolean haveMet(Seat one, Seat other) {
        return rounds.exists(
                round -> round.gameOf(one).exists(game -> game.opponentOf(one).equals(other)));
    }

    /** The same with the results of the game at that place of the round under way. */
    public Progress with(int place, Fixture game) {
        return new Progress(seats, rounds.update(rounds.size() - 1, round().with(place, game)), left);
    }

    /** The same with another round. */
    public Progress with(Round next) {
        return new Progress(seats, rounds.append(next), left);
    }

    /** The same without these players. */
    public Progress without(Array<Seat> leavers) {
        return new Progress(seats, rounds, left.appendAll(leavers).sorted());
    }
}
