package io.github.terrene.draft.tournament.score;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import java.util.Arrays;

/**
 * The best pairings of a round: those with the smallest sum of the squares of the point differences, and of these, those with the fewest
 * rematches. All pairings are looked at: 10,395 for twelve players.
 *
 * <p>Pairings are ordered by the opponent of the lowest seat, then by that of the lowest remaining seat, and so on.
 */
@Rule("TO-14.9")
public final class Pairings {
    private static final int LEAST_SQUARE = 16;

    private final Array<Seat> players;
    private final int[][] costs;
    private int least = Integer.MAX_VALUE;
    private int number;

    private Pairings(Progress progress, Array<Seat> players) {
        this.players = players;
        this.costs = costs(progress, players);
        new Search(-1).from(0, 0);
    }

    /**
     * The best pairings of these players.
     *
     * @param players an even number of at most 12, ascending by seat
     * @throws IllegalArgumentException if their number is odd or more than 12
     */
    public static Pairings best(Progress progress, Array<Seat> players) {
        if (players.size() % 2 != 0 || players.size() > 12) {
            throw new IllegalArgumentException(players.size() + " players cannot be paired");
        }
        return new Pairings(progress, players);
    }

    /** What each pair costs: squares come before rematches, of which there are never 16. */
    private static int[][] costs(Progress progress, Array<Seat> players) {
        int[][] costs = new int[players.size()][players.size()];
        for (int i = 0; i < costs.length; i++) {
            for (int j = 0; j < i; j++) {
                int difference = progress.halves(players.get(i)) - progress.halves(players.get(j));
                int rematch = progress.haveMet(players.get(i), players.get(j)) ? 1 : 0;
                costs[i][j] = LEAST_SQUARE * difference * difference + rematch;
                costs[j][i] = costs[i][j];
            }
        }
        return costs;
    }

    /** The number of best pairings, 1 or more. */
    public int number() {
        return number;
    }

    /** One of them, in their order, as games ascending by their lower seats. */
    public Array<Fixture> get(int place) {
        if (place < 0 || place >= number) {
            throw new IndexOutOfBoundsException(
                    "there are " + number + " best pairings, and none has the place " + place);
        }
        Search search = new Search(place);
        search.from(0, 0);
        return search.games();
    }

    /** Whether these are the games of one of them, ascending by their lower seats, whatever their results. */
    public boolean has(Array<Fixture> games) {
        Array<Seat> seats = games.flatMap(game -> Array.of(game.first(), game.second()));
        if (!games.equals(games.sortBy(Fixture::first)) || !seats.sorted().equals(players)) {
            return false;
        }
        int cost = 0;
        for (Fixture game : games) {
            if (game.first().compareTo(game.second()) >= 0) {
                return false;
            }
            cost += costs[players.indexOf(game.first())][players.indexOf(game.second())];
        }
        return cost == least;
    }

    /** One of them by lot, each equally likely. */
    public Array<Fixture> draw(Dice dice) {
        return get(dice.below(number));
    }

    /** Goes through all pairings that are no worse than the best so far. */
    private final class Search {
        private final int[] opponents = new int[players.size()];
        private final int wanted;
        private int found;
        private int[] chosen = opponents;

        /** A search for the best pairing at a place, or, with -1, for how good the best pairings are and how many there are. */
        Search(int wanted) {
            this.wanted = wanted;
            Arrays.fill(opponents, -1);
        }

        void from(int lowest, int cost) {
            if (cost > least || wanted >= 0 && found > wanted) {
                return;
            }
            int one = lowest;
            while (one < opponents.length && opponents[one] >= 0) {
                one++;
            }
            if (one == opponents.length) {
                whole(cost);
                return;
            }
            for (int other = one + 1; other < opponents.length; other++) {
                if (opponents[other] < 0) {
                    opponents[one] = other;
                    opponents[other] = one;
                    from(one + 1, cost + costs[one][other]);
                    opponents[one] = -1;
                    opponents[other] = -1;
                }
            }
        }

        private void whole(int cost) {
            if (wanted >= 0) {
                if (found == wanted) {
                    chosen = opponents.clone();
                }
                found++;
            } else if (cost < least) {
                least = cost;
                number = 1;
            } else {
                number++;
            }
        }

        Array<Fixture> games() {
            return Array.range(0, chosen.length)
                    .filter(one -> one < chosen[one])
                    .map(one -> Fixture.of(players.get(one), players.get(chosen[one])));
        }
    }
}
