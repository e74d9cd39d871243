package io.github.terrene.kernel.compose;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * How the games of a match are counted.
 *
 * @param series whose games
 */
record Score<S>(Series<?, ?, S, ?, ?, ?, ?> series, int enough, int mostGames) {
    /** The games that each team has won after one more game. A drawn game counts for nobody. */
    Array<Integer> after(Array<Integer> wins, S game, Outcome outcome) {
        return series.teams(game)
                .zipWith(wins, (team, won) -> outcome.wonBy(team.get(0)) ? won + 1 : won)
                .toArray();
    }

    /** How a match ends with these wins after that many games, if it does. */
    Option<Outcome> end(S game, Array<Integer> wins, int number) {
        int most = wins.max().get();
        if (most < enough && number < mostGames) {
            return Option.none();
        }
        boolean alone = wins.count(won -> won == most) == 1;
        Array<Seat> winners = alone ? series.teams(game).get(wins.indexOf(most)).sorted() : Array.empty();
        return Option.some(new Outcome(winners, most >= enough ? series.wonBy() : series.endedBy()));
    }

    /** Whether a match whose game is not over can have its number, its wins and its outcome. */
    boolean isPossible(Match<?, S> match) {
        return match.number() >= 1
                && match.number() <= mostGames
                && match.wins().size() == series.teams(match.game()).size()
                && match.wins().forAll(won -> won >= 0 && won < enough)
                && match.wins().sum().intValue() < match.number()
                && match.outcome().isEmpty();
    }
}
