package io.github.terrene.draft.tournament;

import static io.github.terrene.draft.tournament.Arena.GAMES;
import static io.github.terrene.draft.tournament.Arena.RULES;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.draft.tournament.TournamentAction.Play;
import io.github.terrene.draft.tournament.TournamentAction.ReportGame;
import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.rule.Game;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Games may be played here or elsewhere, and be over in any order. */
@Rule("TO-14.9")
class TournamentTablesTest {
    private static String text(Tournament state) {
        return RULES.notation().writeState(state);
    }

    private static void same(Tournament one, Tournament other) {
        assertThat(text(one)).isEqualTo(text(other));
        assertThat(Fingerprint.of(RULES.notation().writePosition(one)))
                .isEqualTo(Fingerprint.of(RULES.notation().writePosition(other)));
    }

    private static Tournament inside(Tournament start, ReportGame report) {
        Arena arena = Arena.from(start);
        Array<Seat> seats = Array.of(report.first(), report.second());
        report.actions()
                .forEach(action -> arena.apply(new Play(seats.get(action.seat().index()), action)));
        return arena.state();
    }

    @Test
    void tablesAreWhereTheGamesStart() {
        Tournament start = Arena.of(7, 4).state();
        Array<Option<Game>> games = RULES.tables(start)
                .map(table -> Option.some(
                        GAMES.start(table.config(), table.seed()).get().state()));
        assertThat(games).isEqualTo(start.games());
    }

    @Test
    void theOrderOfArrivalDoesNotMatter() {
        Tournament start = Arena.of(7, 4).state();
        Array<ReportGame> games = RULES.tables(start)
                .zipWithIndex((table, place) -> Arena.report(table, place - 1))
                .toArray();
        Array<Tournament> ends = games.toVector().permutations().toArray().map(order -> {
            Arena arena = Arena.from(start);
            order.forEach(arena::apply);
            return arena.state();
        });
        assertThat(ends).hasSize(6);
        assertThat(ends.head().progress().roundNumber()).isEqualTo(2);
        ends.forEach(end -> same(end, ends.head()));
    }

    @Test
    void aGameReportedIsTheSameAsOnePlayedInside() {
        Tournament start = Arena.of(6, 9).state();
        for (TournamentTable table : RULES.tables(start)) {
            ReportGame report = Arena.report(table, table.number() % 2);
            same(Arena.from(start).apply(report).state(), inside(start, report));
        }
    }

    @Test
    void gamesPlayedInsideMayTakeTurnsInAnyWay() {
        Tournament start = Arena.of(6, 9).state();
        Array<ReportGame> games = RULES.tables(start).map(table -> Arena.report(table, 1));
        Tournament reported = Arena.from(start)
                .apply(games.get(2))
                .apply(games.get(0))
                .apply(games.get(1))
                .state();
        for (long seed = 0; seed < 5; seed++) {
            same(shuffled(start, games, seed), reported);
        }
    }

    private static Tournament shuffled(Tournament start, Array<ReportGame> games, long seed) {
        Array<Integer> turns = Rng.of(seed)
                .dice()
                .shuffle(games.zipWithIndex()
                        .flatMap(game -> Array.fill(game._1.actions().size(), game._2)));
        int[] done = new int[games.size()];
        Arena arena = Arena.from(start);
        for (int game : turns) {
            Action action = games.get(game).actions().get(done[game]++);
            Array<Seat> seats =
                    Array.of(games.get(game).first(), games.get(game).second());
            arena.apply(new Play(seats.get(action.seat().index()), action));
        }
        return arena.state();
    }

    @Test
    @Rule({"TO-14.9", "TO-14.19"})
    void aGameReportedTellsOthersTheResultAlone() {
        Tournament start = Arena.of(6, 9).state();
        TournamentTable table = RULES.tables(start).get(1);
        ReportGame report = Arena.report(table, 0);
        Step<Tournament, TournamentEvent> step = RULES.apply(start, report).get();
        assertThat(step.undoable()).isFalse();
        for (Seat seat : Seat.first(6).append(Seat.ONLOOKER)) {
            Array<TournamentEvent> told = Array.ofAll(step.events()).flatMap(event -> RULES.told(event, seat));
            if (table.game().has(seat)) {
                assertThat(told).hasSameSizeAs(step.events());
            } else {
                assertThat(told)
                        .containsExactly(new TournamentEvent.GameFinished(
                                2, step.state().round().games().get(1)));
            }
        }
    }

    @Test
    void handingInIsTheHostsAction() {
        Tournament start = Arena.of(3, 9).state();
        ReportGame report = Arena.report(RULES.tables(start).get(0), 0);
        assertThat(RULES.actor(report)).isEqualTo(Seat.ONLOOKER);
        assertThat(RULES.concedes(report)).isFalse();
        assertThat(RULES.whyNot(start, report)).isEmpty();
        String text = RULES.notation().writeAction(report);
        assertThat(RULES.notation().readAction(Arena.config(3), text)).contains(report);
    }

    @Test
    void tablesSayWhichGamesAreOver() {
        Arena arena = Arena.of(6, 9);
        Array<TournamentTable> before = RULES.tables(arena.state());
        arena.apply(Arena.report(before.get(1), 0));
        Array<TournamentTable> after = RULES.tables(arena.state());
        assertThat(after.map(table -> table.game().over())).containsExactly(false, true, false);
        assertThat(after.map(TournamentTable::seed)).isEqualTo(before.map(TournamentTable::seed));
    }
}
