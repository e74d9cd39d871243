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
     * Who may get it, ascending by seat: of those who have not left, who had the fewest byes, and of these who have the fewest points. So
     * nobody has a bye twice while another who is left had none.
     *
     * @return nobody if the number of players is even
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

    /** One of the candidates by lot, each equally likely; nobody if the number of players is even, and then nothing is drawn. */
    public static Option<Seat> draw(Progress progress, Dice dice) {
        Array<Seat> candidates = candidates(progress);
        return candidates.isEmpty() ? Option.none() : Option.some(dice.pick(candidates));
    }
}
