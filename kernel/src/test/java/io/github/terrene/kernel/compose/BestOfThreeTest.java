package io.github.terrene.kernel.compose;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Nim;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Host;
import io.github.terrene.kernel.play.Played;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.replay.Replay;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

/** Matches of a toy game, of which nothing is known here but its rules. */
class BestOfThreeTest {
    private static final Seat A = Seat.of(0);
    private static final Seat B = Seat.of(1);
    private static final Nim.Config CONFIG = new Nim.Config(3, "match");
    private static final BestOfThree<Nim.Config, Nim.Game, Nim.Action, Nim.Event, Nim.View, Integer> RULES =
            BestOfThree.of(
                    Nim.RULES,
                    config -> Nim.RULES.open(config).get(),
                    game -> CONFIG,
                    Nim.Game::heap,
                    Integer.class,
                    "NIM-9");

    private static Timeline<Match<Nim.Config, Nim.Game>, Nim.Action, MatchEvent<Nim.Event, Integer>> begun() {
        return Timeline.start(RULES, CONFIG, 7).get();
    }

    private static Match<Nim.Config, Nim.Game> resigned(Seat... losers) {
        return Array.of(losers)
                .foldLeft(
                        begun(),
                        (match, loser) ->
                                match.play(RULES, new Nim.Resign(loser)).get())
                .state();
    }

    @Test
    void theFirstToWinTwoGamesWinsTheMatch() {
        assertThat(resigned(A).outcome()).isEmpty();
        assertThat(resigned(A).wins()).containsExactly(0, 1);
        assertThat(resigned(A, A).outcome()).contains(new Outcome(Array.of(B), "NIM-9"));
        assertThat(RULES.apply(resigned(A, A), new Nim.Take(A)).isLeft()).isTrue();
        assertThat(RULES.deciders(resigned(A, A))).isEmpty();
    }

    @Test
    void eachGameHasItsSeedFromTheMatch() {
        for (int number : new int[] {1, 2}) {
            Match<Nim.Config, Nim.Game> match = number == 1 ? begun().state() : resigned(A);
            long seed = Rng.of(7).split(number).state();
            assertThat(match.number()).isEqualTo(number);
            assertThat(match.game())
                    .isEqualTo(Nim.RULES.start(CONFIG, seed).get().state());
        }
    }

    @Test
    void theEndOfAGameIsToldBeforeTheNextBegins() {
        Step<Match<Nim.Config, Nim.Game>, MatchEvent<Nim.Event, Integer>> step =
                begun().play(RULES, new Nim.Resign(A)).get().last();
        assertThat(step.undoable()).isFalse();
        assertThat(step.events().map(event -> event.getClass().getSimpleName()))
                .containsSubsequence("GameFinished", "GameBegan")
                .doesNotContain("MatchFinished");
        assertThat(step.events().last()).isEqualTo(new MatchEvent.GameBegan<>(2, Array.empty(), Array.empty(), 3));
    }

    @Test
    void undoReachesBackToTheBeginningOfTheGame() {
        Timeline<Match<Nim.Config, Nim.Game>, Nim.Action, MatchEvent<Nim.Event, Integer>> match =
                begun().play(RULES, new Nim.Announce(A, 1)).get();
        assertThat(match.undo(RULES, A).get().state()).isEqualTo(begun().state());
        assertThat(begun().play(RULES, new Nim.Resign(A)).get().undo(RULES, A).isLeft())
                .isTrue();
    }

    @Test
    void agentsOfTheGamePlayMatchesThatAReplayRepeats() {
        Played<Match<Nim.Config, Nim.Game>, Nim.Action, MatchEvent<Nim.Event, Integer>> played = Host.of(
                        RULES, Array.of(BestOfThreeTest.agent(), BestOfThreeTest.agent()))
                .play(RULES.start(CONFIG, 7).get(), Rng.of(1));
        assertThat(played.outcome()).isNotEmpty();
        String text = Replay.of(RULES, CONFIG, 7, played.timeline()).text(RULES.notation());
        assertThat(text).contains("game nim-match");
        assertThat(Replay.parse(text, RULES.notation())
                        .get()
                        .verify(RULES)
                        .get()
                        .state())
                .isEqualTo(played.state());
    }

    private static Agent<MatchView<Nim.View>, Nim.Action, MatchEvent<Nim.Event, Integer>> agent() {
        return BestOfThree.agent(() -> (Nim.View view, Seq<Nim.Action> legal, Rng rng) ->
                legal.get(rng.dice().below(legal.size())));
    }

    @Test
    void aSavedMatchIsReadIfItsGamesCanHaveBeenCountedSo() {
        Match<Nim.Config, Nim.Game> match = resigned(A);
        String text = RULES.notation().writeState(match);
        assertThat(text)
                .startsWith("(number:2,wins:[0,1],advantaged:[],game:(heap:3,")
                .matches(".*,print:[0-9a-f]{16}\\)");
        assertThat(RULES.notation().readState(CONFIG, text)).contains(match);
        assertThat(refusal(text.replace("wins:[0,1]", "wins:[0,2]")))
                .isEqualTo("state: the number of the game, the games won and the outcome do not match");
        assertThat(refusal(text.replace("number:2", "number:6"))).startsWith("state: the number of the game");
        assertThat(refusal(text.replace("advantaged:[]", "advantaged:[A]")))
                .isEqualTo("advantaged: there is no such thing in the game");
        int column = text.indexOf("heap:") + 1;
        assertThat(refusal(text.replace("heap:", "heep:"))).startsWith("column " + column + ": \"heap:\" expected");
    }

    private static String refusal(String text) {
        Either<Problem, ?> read = RULES.notation().readState(CONFIG, text);
        return read.getLeft().toString();
    }

    @Test
    void whatIsWrongWithAGameIsWrongWithTheMatch() {
        Nim.Config none = new Nim.Config(0, "none");
        assertThat(RULES.problems(none))
                .extracting(Problem::toString)
                .containsExactly("heap: there must be stones (NIM-1)");
        assertThat(RULES.start(none, 7).getLeft()).isEqualTo(RULES.problems(none));
    }
}
