package io.github.terrene.draft.tournament;

import static io.github.terrene.draft.tournament.Arena.RULES;
import static io.github.terrene.draft.tournament.Arena.report;
import static io.github.terrene.draft.tournament.Arena.seat;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.draft.tournament.TournamentAction.Play;
import io.github.terrene.draft.tournament.TournamentAction.ReportGame;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Run;
import io.github.terrene.odyssey.format.Options;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reports that contradict each other or the table, and numbers that no tournament has. */
class ContradictionTest {
    @Test
    @Rule("TO-14.9")
    void ofTwoReportsOfAGameTheFirstCounts() {
        Arena arena = Arena.of(4, 1);
        TournamentTable table = RULES.tables(arena.state()).get(0);
        ReportGame won = report(table, 1);
        ReportGame lost = report(table, 0);
        assertThat(RULES.whyNot(arena.state(), lost)).isEmpty();
        arena.apply(won);
        String over =
                "the game of " + table.game().first() + " and " + table.game().second();
        for (ReportGame other : Array.of(won, lost, new ReportGame(1, won.first(), won.second(), Array.empty()))) {
            assertThat(arena.refused(other)).containsExactly(over + " is over already (TO-14.9)");
        }
        assertThat(arena.state().round().games().head().winner())
                .contains(table.game().first());
    }

    /** A game of another table, of other players, of another round or another seed cannot pass for this one. */
    @Test
    @Rule("TO-14.9")
    void aReportIsOfTheGameThatItNames() {
        Arena arena = Arena.of(4, 1);
        Array<TournamentTable> tables = RULES.tables(arena.state());
        ReportGame own = report(tables.get(0), 0);
        ReportGame other = report(tables.get(1), 0);
        ReportGame exchanged = new ReportGame(1, own.first(), own.second(), other.actions());
        ReportGame swapped = new ReportGame(1, own.second(), own.first(), own.actions());
        for (ReportGame wrong : Array.of(exchanged, swapped)) {
            assertThat(arena.refused(wrong)).isNotEmpty();
        }
        for (int round : new int[] {Integer.MIN_VALUE, -1, 0, 2, 3, Integer.MAX_VALUE}) {
            assertThat(arena.refused(new ReportGame(round, own.first(), own.second(), own.actions())))
                    .containsExactly("this is a game of round " + round + ", and round 1 is being played (TO-14.9)");
        }
    }

    /** Of an endless list of actions no more is looked at than the game has. */
    @Test
    @Rule("TO-14.9")
    void aReportThatGoesOnAfterTheEndOfTheGameIsRefused() {
        Arena arena = Arena.of(4, 1);
        ReportGame whole = report(RULES.tables(arena.state()).get(0), 0);
        Array<Action> more = whole.actions().appendAll(Array.fill(100_000, new Run(Seat.of(0))));
        assertThat(arena.refused(new ReportGame(1, whole.first(), whole.second(), more)))
                .allMatch(why -> why.endsWith("is refused: the game is over (TO-10.8)"));
    }

    @Test
    @Rule({"TO-14.10", "TO-14.16"})
    void nobodyReportsAGameOfWhoHasTheByeOrHasLeft() {
        Arena arena = Arena.of(5, 1);
        Seat bye = arena.state().round().bye().get();
        Seat other = arena.state().round().games().head().first();
        assertThat(arena.refused(new ReportGame(1, other, bye, Array.empty())))
                .containsExactly(other + " and " + bye + " are not the players of a game of this round (TO-14.9)");
        assertThat(arena.refused(new Play(bye, new Run(Seat.of(0)))))
                .containsExactly(bye + " has the bye and no game in this round (TO-14.10)");
        arena.leave(bye.toString());
        assertThat(arena.refused(new Play(bye, new Run(Seat.of(0)))))
                .containsExactly("player " + bye + " has left (TO-14.16)");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 20, 24, 25, 26, 27})
    @Rule({"TO-14.1", "TO-14.10", "TO-14.11"})
    void threeToTwelvePlayersHaveATournament(int players) {
        TournamentConfig config = Arena.config(players);
        if (players < 3 || players > 12) {
            assertThat(RULES.problems(config).map(Problem::toString))
                    .containsExactly("entrants: a tournament has 3 to 12 players, not " + players + " (TO-14.1)");
            return;
        }
        Arena arena = Arena.of(config, players);
        int rounds = 0;
        while (arena.state().outcome().isEmpty()) {
            rounds++;
            assertThat(arena.state().progress().roundNumber()).isEqualTo(rounds);
            assertThat(arena.state().round().games()).hasSize(players / 2);
            assertThat(arena.state().round().bye().isDefined()).isEqualTo(players % 2 == 1);
            arena.lowerSeatsWin();
        }
        assertThat(rounds).isEqualTo(players <= 4 ? 2 : players <= 8 ? 3 : 4);
    }

    /** The largest numbers of all options; a game that nobody wants to win ends with them, too. */
    @Test
    @Rule({"TO-10.6", "TO-8.28", "TO-8.39"})
    void hugeNumbersInOptionsAreNumbers() {
        Options huge = Options.standard()
                .withTurnLimit(Integer.MAX_VALUE)
                .withActivationsInAll(Integer.MAX_VALUE)
                .withActivationsPerTurn(Integer.MAX_VALUE);
        Arena arena = Arena.of(Arena.config(huge, 3), 1);
        while (arena.state().outcome().isEmpty()) {
            String text = RULES.notation().writeState(arena.state());
            assertThat(RULES.notation().readState(arena.state().config(), text)).contains(arena.state());
            arena.lowerSeatsWin();
        }
        assertThat(arena.state().outcome().get().winners()).contains(seat("A"));
    }
}
