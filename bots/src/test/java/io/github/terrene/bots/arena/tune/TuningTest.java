package io.github.terrene.bots.arena.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.terrene.bots.arena.AgentSpec;
import io.github.terrene.bots.arena.Printing;
import io.github.terrene.bots.arena.Share;
import io.github.terrene.bots.arena.result.GameResult;
import io.github.terrene.bots.arena.result.ResultText;
import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** Decks are balanced by numbers whose influence is known. */
class TuningTest {
    private static final String ALL = "*.weight by 1 from 0 to 12";
    private static final Target GOAL = new Target(0.1, 150, 100, 6);

    private static Tuning tuning(String leeway, Target goal, Share share) {
        Subject subject = Subject.of(new Weights(), "weights", Printing.USUAL, Array.of(0, 1, 2))
                .get();
        Array<Dial> dials =
                Leeway.read("leeway", leeway).get().of(subject.numbers().get());
        return new Tuning(
                subject,
                dials,
                Setting.printed(dials),
                Array.of(AgentSpec.parse("random").get()),
                goal,
                1,
                share);
    }

    private static Array<GameResult> played(Tuning tuning, Seq<GameResult> known) {
        return tuning.play(known, numbers -> numbers.map(number -> Weights.result(tuning, number)));
    }

    @Test
    void decksAreBalancedByTheFewestSteps() {
        Tuning tuning = tuning(ALL, GOAL, Share.ALL);
        Course course = tuning.course(ResultText.byNumber(played(tuning, Array.empty())));
        assertThat(course.end()).containsExactly(Course.End.REACHED);
        Setting last = course.rounds().last().setting();
        assertThat(Math.abs(Weights.ahead(last.errata(tuning.dials()), "heavy", "light")))
                .as("40 of 100 are 2.7 steps behind")
                .isLessThanOrEqualTo(3);
        assertThat(last.size())
                .as("heavy is 8 ahead of light: 5 steps are the fewest, and 3 games are kept in reserve")
                .isBetween(5, 8);
        assertThat(course.rounds().head().outside(GOAL)).isEqualTo(3);
    }

    @Test
    void whatEachNumberDoesIsFoundOut() {
        Tuning tuning = tuning(ALL, new Target(0.1, 100, 600, 2), Share.ALL);
        Influence known = tuning.course(ResultText.byNumber(played(tuning, Array.empty())))
                .influence()
                .get();
        for (int deck = 0; deck < 3; deck++) {
            for (int dial = 0; dial < 4; dial++) {
                boolean has = tuning.dials()
                        .get(dial)
                        .number()
                        .isOn(tuning.subject().printed().deckCards().get(deck));
                assertThat(known.games(deck, dial))
                        .as("deck %s, number %s", deck, dial)
                        .isCloseTo(has ? 25 * Weights.EACH : 0, within(known.margin(deck, dial)));
                assertThat(known.margin(deck, dial)).isBetween(has ? 1.0 : 0, has ? 3.0 : 0);
            }
        }
    }

    @Test
    void numbersThatStayDoAndItEndsIfNoneHelps() {
        Tuning tuning = tuning(
                ALL + "\nant.* stays\nd*.weight stays\n*at.weight stays\nbee.weight by 1 from 5 to 6", GOAL, Share.ALL);
        assertThat(tuning.dials().map(dial -> dial.number().place())).containsExactly("bee.weight");
        Course course = tuning.course(ResultText.byNumber(played(tuning, Array.empty())));
        assertThat(course.end()).containsExactly(Course.End.NO_STEP_HELPS);
        assertThat(course.rounds().last().outside(GOAL)).isPositive();
    }

    @Test
    void itGoesOnWhereItWasInterrupted() {
        Tuning tuning = tuning(ALL, GOAL, Share.ALL);
        Array<GameResult> whole = played(tuning, Array.empty()).sortBy(GameResult::number);
        for (int cut : new int[] {1, whole.size() / 2}) {
            Tuning again = tuning(ALL, GOAL, Share.ALL);
            assertThat(again.foreign("results", whole.take(cut))).isEmpty();
            assertThat(played(again, whole.take(cut)).sortBy(GameResult::number))
                    .as("cut after %s", cut)
                    .isEqualTo(whole);
        }
    }

    @Test
    void sharesTogetherAreTheWhole() {
        Array<GameResult> whole = played(tuning(ALL, GOAL, Share.ALL), Array.empty());
        Array<GameResult> known = Array.empty();
        Array<GameResult> before = Array.of(whole.head());
        while (known.size() > before.size() || known.isEmpty()) {
            before = known;
            Array<GameResult> begun = known;
            known = Array.of(1, 2, 3)
                    .flatMap(part -> played(tuning(ALL, GOAL, new Share(part, 3)), begun))
                    .distinctBy(GameResult::number);
            if (known.size() == begun.size()) {
                break;
            }
        }
        assertThat(known.sortBy(GameResult::number)).isEqualTo(whole.sortBy(GameResult::number));
    }

    @Test
    void resultsOfOtherNumbersAreForeign() {
        Array<GameResult> whole = played(tuning(ALL, new Target(0.1, 2, 2, 1), Share.ALL), Array.empty());
        assertThat(tuning(ALL + "\nant.* stays", new Target(0.1, 2, 2, 1), Share.ALL)
                        .foreign("results", whole)
                        .map(Problem::key))
                .containsExactly("results/foreign");
        assertThat(tuning(ALL, new Target(0.1, 2, 2, 9), Share.ALL).foreign("results", whole))
                .as("more rounds go on")
                .isEmpty();
    }

    @Test
    void whatTheRulesForbidIsTold() {
        assertThat(tuning("*.weight by 1 from 0 to 21", GOAL, Share.ALL)
                        .problems()
                        .map(Problem::key))
                .containsExactly("weights/heavy");
        assertThat(tuning(ALL, GOAL, Share.ALL).problems()).isEmpty();
    }

    @Test
    void theReportSaysWhatChangedAndWhy() {
        Tuning tuning = tuning("ant.weight by 2 from 0 to 12\ndog.weight by 1 from 5 to 9", GOAL, Share.ALL);
        Course course = tuning.course(ResultText.byNumber(played(tuning, Array.empty())));
        assertThat(new TuneReport(tuning, course).text())
                .contains(
                        "round 1: 0 steps from what is printed; 3 of 3 shares outside 40 to 60, the furthest ",
                        "ant, weight: 2 -> ",
                        " for light)",
                        "All shares are within 40 to 60.");
    }
}
