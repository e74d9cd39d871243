package io.github.terrene.bots.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.bots.arena.result.GameResult;
import io.github.terrene.bots.arena.result.ResultText;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;

/** Which games are due, with results that are made up. */
class ScheduleTest {
    private static final Tournament TOURNAMENT = Tournament.ofAgents(
                    HobeArena.HOBE,
                    Array.of("random", "sensible", "greedy")
                            .map(text -> AgentSpec.parse(text).get()),
                    1)
            .get();

    private static Schedule schedule(double margin, Share share) {
        return new Schedule(TOURNAMENT, 100, Option.of(margin), share);
    }

    /** Plays on until nothing is due, with such points for the one in each pairing. */
    private static Array<GameResult> played(Schedule schedule, IntToDoubleFunction points) {
        return schedule.play(
                Array.empty(),
                due -> due.map(number -> result(number, points.applyAsDouble(number / 2 % TOURNAMENT.pairings()))));
    }

    private static GameResult result(int number, double points) {
        return new GameResult(TOURNAMENT.fixture(number), points, Option.none(), 9, 9, "X");
    }

    private static long of(Array<GameResult> results, int pairing) {
        return results.count(each -> each.number() / 2 % TOURNAMENT.pairings() == pairing);
    }

    @Test
    void whoIsSurelyBetterStopsAndEqualsPlayOn() {
        Array<GameResult> results = played(schedule(0.0001, Share.ALL), pairing -> pairing == 1 ? 0.5 : 1);
        assertThat(of(results, 0)).isEqualTo(2 * Schedule.BATCH);
        assertThat(of(results, 1)).isEqualTo(100);
        assertThat(of(results, 2)).isEqualTo(2 * Schedule.BATCH);
    }

    @Test
    void equalsStopWhenThatIsKnownWellEnough() {
        Array<GameResult> results = played(schedule(0.3, Share.ALL), pairing -> 0.5);
        assertThat(results.size()).isBetween(3 * 2 * Schedule.BATCH, 3 * 100 - 1);
    }

    @Test
    void eachShareHasItsPartOfEachPairing() {
        Array<Array<Integer>> shares = Array.rangeClosed(1, 3)
                .map(part -> new Schedule(TOURNAMENT, 60, Option.none(), new Share(part, 3)))
                .map(schedule ->
                        schedule.next(ResultText.byNumber(Array.empty())).toArray());
        for (Array<Integer> share : shares) {
            assertThat(share.map(number -> number / 2 % 3)
                            .groupBy(pairing -> pairing)
                            .mapValues(Array::size)
                            .values())
                    .containsExactly(20, 20, 20);
        }
        assertThat(shares.flatMap(share -> share)).hasSize(180).doesNotHaveDuplicates();
    }

    @Test
    void gamesWithResultsAreNotDueAgain() {
        Schedule schedule = schedule(0.0001, Share.ALL);
        Array<GameResult> some = played(schedule, pairing -> 1).filter(each -> each.number() % 7 != 0);
        assertThat(schedule.next(ResultText.byNumber(some)))
                .isNotEmpty()
                .allMatch(number -> number % 7 == 0)
                .hasSize(played(schedule, pairing -> 1).size() - some.size());
    }

    @Test
    void roundsBringAResultForEachGameThatIsDueAndNoneForThoseThatAreKnown() {
        Schedule schedule = new Schedule(TOURNAMENT, 10, Option.none(), Share.ALL);
        Array<GameResult> known = Array.range(3, 9).map(number -> result(number, 0.5));
        Array<GameResult> all = schedule.play(known, due -> {
            assertThat(due).doesNotContainAnyElementsOf(known.map(GameResult::number));
            return due.reverse().map(number -> result(number, 1));
        });
        assertThat(all.sortBy(GameResult::number)).hasSize(30).containsSubsequence(known);
        assertThatThrownBy(() -> schedule.play(known, due -> due.tail().map(number -> result(number, 1))))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageEndingWith("(0)");
    }

    private static Schedule ofTwo(int games, Share share) {
        Tournament two = new Tournament(TOURNAMENT.game(), TOURNAMENT.agents().take(2), 1);
        return new Schedule(two, games, Option.none(), share);
    }

    private static Array<Integer> first(Schedule schedule) {
        return schedule.next(ResultText.byNumber(Array.empty()));
    }

    @Test
    void twoBillionGamesNeedNoMemoryBeforeTheyArePlayed() {
        Schedule all = ofTwo(Integer.MAX_VALUE - 1, Share.ALL);
        assertThat(all.problems()).isEmpty();
        assertThat(all.atMost()).isEqualTo(Integer.MAX_VALUE - 1);
        assertThat(first(all)).isEqualTo(Array.range(0, Schedule.ROUND));
        assertThat(first(ofTwo(Integer.MAX_VALUE - 1, new Share(2, 3)))).hasSize(Schedule.ROUND);
    }

    @Test
    void roundsFollowEachOther() {
        Schedule schedule = ofTwo(2 * Schedule.ROUND + 2, Share.ALL);
        Array<GameResult> all = schedule.play(Array.empty(), due -> {
            assertThat(due.size()).isLessThanOrEqualTo(Schedule.ROUND);
            return due.map(number -> result(number, 1));
        });
        assertThat(all.map(GameResult::number)).isEqualTo(Array.range(0, schedule.games()));
    }

    @Test
    void sharesHaveAsManyGamesAsTheySay() {
        for (int of = 1; of < 40; of++) {
            for (int part = 1; part <= of; part++) {
                Schedule share = new Schedule(TOURNAMENT, 22, Option.none(), new Share(part, of));
                assertThat(first(share)).hasSize(share.atMost());
            }
        }
    }

    @Test
    void resultsOfAnotherTournamentAreForeign() {
        Array<GameResult> own = Array.of(result(4, 1), result(7, 0));
        Tournament other = new Tournament(TOURNAMENT.game(), TOURNAMENT.agents(), 2);
        assertThat(new Schedule(TOURNAMENT, 10, Option.none(), Share.ALL).foreign("here", own))
                .isEmpty();
        assertThat(new Schedule(other, 10, Option.none(), Share.ALL).foreign("here", own))
                .singleElement()
                .asString()
                .startsWith("here: these are results of another tournament: game 4");
    }

    @Test
    void sharesDoNotOverlapAndAreEverything() {
        Array<Integer> all =
                new Schedule(TOURNAMENT, 10, Option.none(), Share.ALL).next(ResultText.byNumber(Array.empty()));
        Array<Integer> shares = Array.range(1, 5)
                .flatMap(part -> new Schedule(TOURNAMENT, 10, Option.none(), new Share(part, 4))
                        .next(ResultText.byNumber(Array.empty())));
        assertThat(all).containsExactlyElementsOf(Array.range(0, 30));
        assertThat(shares.sorted()).isEqualTo(all);
        assertThat(new Schedule(TOURNAMENT, 10, Option.none(), new Share(2, 4)).atMost())
                .isEqualTo(8);
    }
}
