package io.github.terrene.draft.tournament.score;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Who gets the bye of the next round. */
@Rule("TO-14.10")
public final class Byes {
    private Byes() {}

    /**
     * The players who may get it, ascending by seat: of those who have not left, those with the fewest byes, and of these, those with the fewest
     * points. So nobody has a bye twice while another remaining player has had none.
     *
     * @return the players; nobody if their number is even
     */
    public static Array<Seat> candidates(Progress progress) {
        Array<Seat> players = progress.remaining();
        if (players.size() % 2 == 0) {
            return Array.empty();
        }
        int byes = players.map(progress::byes).min().get();
        Array<Seat> fewest = players.filter(seat -> progress.byes(seat) == byes);
        int halves = fewest.map(progress::halves).min().get();
        return fewest.filter(seat -> progress.halves(seat) == halves);
    }

    /** One of the candidates by lot, each equally likely. If the number of players is even, it is nobody, and nothing is drawn. */
    public static Option<Seat> draw(Progress progress, Dice dice) {
        Array<Seat> candidates = candidates(progress);
        return candidates.isEmpty() ? Option.none() : Option.some(dice.pick(candidates));
    }
}
