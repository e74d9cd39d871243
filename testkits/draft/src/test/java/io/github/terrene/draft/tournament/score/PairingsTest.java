package io.github.terrene.draft.tournament.score;

import static io.github.terrene.draft.tournament.score.Chronicle.seats;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

@Rule("TO-14.9")
class PairingsTest {
    private static String text(Array<Fixture> games) {
        return games.map(game -> game.first().toString() + game.second()).mkString(" ");
    }

    private static Array<String> all(Pairings pairings) {
        return Array.range(0, pairings.number()).map(pairings::get).map(PairingsTest::text);
    }

    /** Points and meetings of a made-up tournament, kept apart from what is tested. */
    private static final class Ledger {
        private final int[] halves = new int[8];
        private final boolean[][] met = new boolean[8][8];
        private Progress progress;

        Ledger(int players, int rounds, long seed) {
            Dice dice = Rng.of(seed).dice();
            progress = new Progress(players, Array.empty(), Array.empty());
            for (int round = 0; round < rounds; round++) {
                play(dice.shuffle(Array.range(0, players)), dice);
            }
        }

        private void play(Array<Integer> order, Dice dice) {
            Array<Fixture> games = Array.empty();
            for (int i = 0; i + 1 < order.size(); i += 2) {
                int one = order.get(i);
                int other = order.get(i + 1);
                met[one][other] = true;
                met[other][one] = true;
                Fixture game = Fixture.of(Seat.of(one), Seat.of(other));
                switch (dice.below(3)) {
                    case 0 -> {
                        halves[one] += 2;
                        games = games.append(game.lostBy(Seat.of(other)));
                    }
                    case 1 -> {
                        halves[other] += 2;
                        games = games.append(game.lostBy(Seat.of(one)));
                    }
                    default -> {
                        halves[one]++;
                        halves[other]++;
                        games = games.append(game.with(Result.DRAWN));
                    }
                }
            }
            Option<Seat> bye = order.size() % 2 == 0 ? Option.none() : Option.some(Seat.of(order.last()));
            bye.forEach(seat -> halves[seat.index()] += 2);
            progress = progress.with(new Round(games.sortBy(Fixture::first), bye));
        }

        /** What is to be made small: first the squares, then the rematches. */
        double badness(List<int[]> pairs) {
            double sum = 0;
            for (int[] pair : pairs) {
                double difference = (halves[pair[0]] - halves[pair[1]]) / 2.0;
                sum += difference * difference + (met[pair[0]][pair[1]] ? 0.001 : 0);
            }
            return sum;
        }
    }

    /** Goes through all orders of the players and takes neighbours as pairs. */
    private static void orders(List<Integer> order, List<Integer> left, Map<String, List<int[]>> found) {
        if (left.isEmpty()) {
            List<int[]> pairs = new ArrayList<>();
            TreeSet<String> names = new TreeSet<>();
            for (int i = 0; i < order.size(); i += 2) {
                int low = Math.min(order.get(i), order.get(i + 1));
                int high = Math.max(order.get(i), order.get(i + 1));
                pairs.add(new int[] {low, high});
                names.add(Seat.of(low).toString() + Seat.of(high));
            }
            found.put(String.join(" ", names), pairs);
        }
        for (int i = 0; i < left.size(); i++) {
            List<Integer> longer = new ArrayList<>(order);
            longer.add(left.get(i));
            List<Integer> shorter = new ArrayList<>(left);
            shorter.remove(i);
            orders(longer, shorter, found);
        }
    }

    @Property(tries = 60)
    void noPairingIsBetter(
            @ForAll @IntRange(min = 1, max = 4) int pairs,
            @ForAll @IntRange(min = 0, max = 4) int rounds,
            @ForAll long seed) {
        Ledger ledger = new Ledger(2 * pairs, rounds, seed);
        TreeMap<String, List<int[]>> every = new TreeMap<>();
        orders(List.of(), Array.range(0, 2 * pairs).asJava(), every);
        double least =
                every.values().stream().mapToDouble(ledger::badness).min().getAsDouble();
        List<String> best = every.entrySet().stream()
                .filter(each -> ledger.badness(each.getValue()) < least + 0.0001)
                .map(Map.Entry::getKey)
                .toList();
        Pairings found = Pairings.best(ledger.progress, Seat.first(2 * pairs));
        assertThat(all(found)).containsExactlyElementsOf(best);
        assertThat(Array.range(0, found.number()).map(found::get)).allMatch(found::has);
    }

    @Property(tries = 100)
    void aPairingIsAmongTheBestOrNot(@ForAll @IntRange(min = 0, max = 3) int rounds, @ForAll long seed) {
        Ledger ledger = new Ledger(6, rounds, seed);
        Pairings found = Pairings.best(ledger.progress, Seat.first(6));
        Pairings any = Pairings.best(new Progress(6, Array.empty(), Array.empty()), Seat.first(6));
        for (int place = 0; place < any.number(); place++) {
            assertThat(found.has(any.get(place))).isEqualTo(all(found).contains(text(any.get(place))));
        }
    }

    @Test
    void thereAreAsManyPairingsAsThereShouldBe() {
        assertThat(Array.of(0, 2, 4, 6, 8, 10, 12)
                        .map(players -> Pairings.best(
                                        new Progress(12, Array.empty(), Array.empty()), Seat.first(players))
                                .number()))
                .containsExactly(1, 1, 3, 15, 105, 945, 10395);
    }

    @Test
    void pointsComeBeforeRematches() {
        Progress met = Chronicle.of(4, "", "A=B C=D", "A=B C=D");
        assertThat(all(Pairings.best(met, Seat.first(4)))).containsExactly("AC BD", "AD BC");
        Progress apart = Chronicle.of(4, "", "A>C B>D", "A=B C=D");
        assertThat(all(Pairings.best(apart, Seat.first(4)))).containsExactly("AB CD");
    }

    /** A has 3, B 2, C 1 and D 0: AB CD costs 1 + 1, AC BD costs 4 + 4. Sums of differences alone could not tell AC BD from AD BC. */
    @Test
    void squaresAvoidOneLargeDifference() {
        Progress spread = Chronicle.of(6, "EF", "A>D B>E C>F", "A>E B>F D-C", "A>F B-C D-E");
        assertThat(seats("ABCD").map(spread::points).mkString(" ")).isEqualTo("3 2 1 0");
        assertThat(all(Pairings.best(spread, seats("ABCD")))).containsExactly("AB CD");
    }

    @Test
    void eachOfTheBestIsEquallyLikely() {
        Pairings first = Pairings.best(new Progress(6, Array.empty(), Array.empty()), Seat.first(6));
        TreeMap<String, Integer> drawn = new TreeMap<>();
        for (long seed = 0; seed < 15_000; seed++) {
            drawn.merge(text(first.draw(Rng.of(seed).split(1).dice())), 1, Integer::sum);
        }
        assertThat(drawn).hasSize(15);
        assertThat(drawn.values()).allMatch(times -> times > 800 && times < 1_200);
    }

    @Test
    void anotherNumberOfPlayersIsRefused() {
        Progress progress = new Progress(12, Array.empty(), Array.empty());
        assertThatThrownBy(() -> Pairings.best(progress, Seat.first(3)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("3 players cannot be paired");
        assertThatThrownBy(() -> Pairings.best(progress, Seat.first(14))).hasMessage("14 players cannot be paired");
        Pairings two = Pairings.best(progress, Seat.first(2));
        assertThatThrownBy(() -> two.get(1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> two.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
