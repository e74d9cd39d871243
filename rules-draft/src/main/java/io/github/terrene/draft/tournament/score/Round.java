package io.github.terrene.draft.tournament.score;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A round of a tournament.
 *
 * @param games the games, in ascending order of their lower seats; the first game has number 1
 * @param bye the player who has no game and is given a win instead
 */
@Rule({"TO-14.9", "TO-14.10"})
public record Round(Array<Fixture> games, Option<Seat> bye) {
    /** The place of the game of a player, from 0; -1 for a player who has the bye or is not in this round. */
    public int placeOf(Seat seat) {
        for (int place = 0; place < games.size(); place++) {
            if (games.get(place).has(seat)) {
                return place;
            }
        }
        return -1;
    }

    /** The game of a player; none for a player who has the bye or is not in this round. */
    public Option<Fixture> gameOf(Seat seat) {
        int place = placeOf(seat);
        return place < 0 ? Option.none() : Option.some(games.get(place));
    }

    /** Whether that player has the bye. */
    public boolean byeOf(Seat seat) {
        return !bye.isEmpty() && bye.get().equals(seat);
    }

    /** Whether all of its games have ended. */
    public boolean over() {
        for (int place = 0; place < games.size(); place++) {
            if (!games.get(place).over()) {
                return false;
            }
        }
        return true;
    }

    /** Whether that player is in it, with a game or with the bye. */
    public boolean has(Seat seat) {
        return byeOf(seat) || placeOf(seat) >= 0;
    }

    /** The same with another version of the game at a place. */
    Round with(int place, Fixture game) {
        return new Round(games.update(place, game), bye);
    }

    /** The half points that a player has of it. */
    int halves(Seat seat) {
        int place = placeOf(seat);
        if (place >= 0) {
            return games.get(place).halves(seat);
        }
        return byeOf(seat) ? Result.WIN : 0;
    }
}
