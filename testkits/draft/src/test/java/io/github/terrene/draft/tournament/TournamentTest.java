package io.github.terrene.draft.tournament;

import static io.github.terrene.draft.tournament.Arena.RULES;
import static io.github.terrene.draft.tournament.Arena.seat;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.draft.tournament.score.Result;
import io.github.terrene.draft.tournament.score.Standing;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** How a tournament goes from its first round to its winner. */
class TournamentTest {
    @Test
    @Rule({"TO-14.9", "TO-14.11", "TO-14.12"})
    void fourPlayersTwoRoundsOneWinner() {
        Arena arena = Arena.of(4, 1);
        assertThat(arena.state().progress().roundNumber()).isEqualTo(1);
        arena.lowerSeatsWin();
        assertThat(arena.state().progress().roundNumber()).isEqualTo(2);
        Array<Seat> ahead = Seat.first(4)
                .filter(seat -> arena.state().progress().points(seat).halves() == 2);
        assertThat(arena.opponent(ahead.get(0).toString()))
                .isEqualTo(ahead.get(1).toString());
        arena.lowerSeatsWin();
        assertThat(RULES.outcome(arena.state()))
                .containsExactly(new Outcome(ahead.get(0).asList(), "TO-14.12"));
        assertThat(RULES.deciders(arena.state())).isEmpty();
        assertThat(Seat.first(4).flatMap(seat -> RULES.legal(arena.state(), seat)))
                .isEmpty();
        Standing best = RULES.view(arena.state(), seat("A")).standings().head();
        assertThat(best.seat()).isEqualTo(ahead.get(0));
        assertThat(best.points()).hasToString("2");
    }

    @Test
    @Rule({"TO-14.9", "TO-3.5"})
    void theLowerSeatIsTheFirstPlayerOfTheGameWithTheOwnDeck() {
        Arena arena = Arena.of(5, 3);
        for (TournamentTable table : RULES.tables(arena.state())) {
            assertThat(table.game().first()).isLessThan(table.game().second());
            assertThat(table.config().decks())
                    .containsExactly(
                            Arena.deck(table.game().first().index()),
                            Arena.deck(table.game().second().index()));
        }
        assertThat(RULES.tables(arena.state()).map(TournamentTable::number)).containsExactly(1, 2);
        Array<Seat> lower =
                RULES.tables(arena.state()).map(table -> table.game().first());
        assertThat(lower).isEqualTo(lower.sorted());
    }

    @Test
    @Rule({"TO-14.9", "TO-14.10"})
    void everybodyWhoHasAGameIsAwaitedAtOnceAndTheByeIsNot() {
        Arena arena = Arena.of(5, 3);
        Seat bye = arena.state().round().bye().get();
        assertThat(RULES.deciders(arena.state()))
                .containsExactlyElementsOf(Seat.first(5).remove(bye));
        assertThat(RULES.legal(arena.state(), bye)).allMatch(RULES::concedes);
        assertThat(RULES.choices(arena.state(), bye)).isEmpty();
        assertThat(arena.state().progress().points(bye)).hasToString("1");
    }

    @Test
    @Rule({"TO-14.9", "TO-14.12"})
    void aRoundIsOverWithItsLastGame() {
        Arena arena = Arena.of(6, 2);
        Array<Fixture> first = arena.state().round().games();
        arena.draws(first.get(2).first().toString()).wins(first.get(0).second().toString());
        assertThat(arena.state().progress().roundNumber()).isEqualTo(1);
        assertThat(arena.state().round().games().map(game -> game.result().getOrNull()))
                .containsExactly(Result.SECOND, null, Result.DRAWN);
        assertThat(RULES.deciders(arena.state()))
                .containsExactly(first.get(1).first(), first.get(1).second());
        arena.wins(first.get(1).first().toString());
        assertThat(arena.state().progress().roundNumber()).isEqualTo(2);
        assertThat(arena.state()
                        .progress()
                        .rounds()
                        .get(0)
                        .games()
                        .map(game -> game.result().get()))
                .containsExactly(Result.SECOND, Result.FIRST, Result.DRAWN);
        assertThat(arena.state().games()).allMatch(game -> !game.get().over());
    }

    @Test
    @Rule("TO-14.9")
    void theStepThatEndsARoundPairsTheNext() {
        Arena arena = Arena.of(4, 1);
        arena.lowerSeatsWin();
        Array<String> told = arena.events()
                .reject(TournamentEvent.InGame.class::isInstance)
                .map(event -> event.getClass().getSimpleName());
        assertThat(told)
                .containsExactly(
                        "RoundBegan",
                        "GameBegan",
                        "GameBegan",
                        "GameFinished",
                        "GameFinished",
                        "RoundBegan",
                        "GameBegan",
                        "GameBegan");
        arena.lowerSeatsWin();
        assertThat(arena.events().last()).isInstanceOf(TournamentEvent.TournamentFinished.class);
    }

    @Test
    @Rule("TO-14.12")
    void allDrawnIsASharedVictory() {
        Arena arena = Arena.of(4, 1);
        for (int round = 1; round <= 2; round++) {
            Array<Fixture> games = arena.state().round().games();
            games.forEach(game -> arena.draws(game.first().toString()));
        }
        assertThat(arena.state().outcome().get().winners()).isEqualTo(Seat.first(4));
    }

    /** Each of three has the bye a third of the time, and so has each pairing of four. */
    @Test
    @Rule({"TO-14.9", "TO-14.10"})
    void theFirstRoundIsPairedAtRandom() {
        TreeMap<String, Integer> drawn = new TreeMap<>();
        for (long seed = 0; seed < 600; seed++) {
            drawn.merge(Arena.of(3, seed).paired(), 1, Integer::sum);
            drawn.merge(Arena.of(4, seed).paired(), 1, Integer::sum);
        }
        assertThat(drawn).hasSize(6);
        assertThat(drawn.values()).allMatch(times -> times > 130 && times < 270);
    }

    /** Nothing can be computed from a seed: that of another game of the same round is no split of it, nor of what it was split from. */
    @Test
    @Rule("TO-14.9")
    void allGamesHaveSeedsOfTheirOwn() {
        Arena arena = Arena.of(12, 7);
        Array<Long> seeds = RULES.tables(arena.state()).map(TournamentTable::seed);
        arena.lowerSeatsWin();
        Array<Long> all = seeds.appendAll(RULES.tables(arena.state()).map(TournamentTable::seed));
        assertThat(all).doesNotHaveDuplicates().hasSize(12);
        assertThat(RULES.tables(Arena.of(12, 7).state()).map(TournamentTable::seed))
                .isEqualTo(seeds);
        assertThat(RULES.tables(Arena.of(12, 8).state()).map(TournamentTable::seed))
                .doesNotContainAnyElementsOf(seeds);
    }

    @Test
    @Rule({"TO-14.11", "TO-14.16"})
    void whoHasNoDeckIsNotPairedAndComesLastButCountsForTheRounds() {
        TournamentConfig five = Arena.config(5);
        TournamentConfig config = new TournamentConfig(
                five.options(), five.entrants().update(1, Option.none()).update(2, Option.none()));
        Arena arena = Arena.of(config, 5);
        assertThat(arena.state().progress().roundsInAll()).isEqualTo(3);
        for (int round = 1; round <= 3; round++) {
            assertThat(arena.state().round().has(seat("B"))).isFalse();
            assertThat(arena.state().round().has(seat("C"))).isFalse();
            arena.lowerSeatsWin();
        }
        assertThat(RULES.view(arena.state(), Seat.ONLOOKER)
                        .standings()
                        .takeRight(2)
                        .map(Standing::seat))
                .containsExactly(seat("B"), seat("C"));
        assertThat(RULES.view(arena.state(), seat("B")).deckSizes()).containsExactly(30, 0, 0, 30, 30);
        assertThat(arena.state().outcome().get().rule()).isEqualTo("TO-14.12");
    }
}
