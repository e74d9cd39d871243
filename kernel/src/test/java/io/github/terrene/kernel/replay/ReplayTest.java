package io.github.terrene.kernel.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.Nim;
import io.github.terrene.kernel.NimNotation;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Timeline;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class ReplayTest {
    private static final Seat A = Seat.of(0);
    private static final NimNotation NOTATION = new NimNotation("nim");
    private static final Nim.Config CONFIG = new Nim.Config(5, "a \"toy\"\n");
    private final Timeline<Nim.Game, Nim.Action, Nim.Event> played = Array.of(
                    new Nim.Announce(A, 2), new Nim.Take(A), new Nim.Announce(Seat.of(1), 1))
            .foldLeft(
                    Timeline.start(Nim.RULES, CONFIG, 7).get(),
                    (timeline, action) -> timeline.play(Nim.RULES, action).get());
    private final Replay<Nim.Config, Nim.Action> replay = Replay.of(Nim.RULES, CONFIG, 7, played);
    private final String text = replay.text(NOTATION);

    private static Array<Problem> problems(String text) {
        return Array.ofAll(Replay.parse(text, NOTATION).getLeft());
    }

    private static Array<String> places(String text) {
        return problems(text).map(Problem::place);
    }

    @Test
    void isWrittenSoThatPeopleCanReadIt() {
        String start = "7\n(heap:5,title:\"a \\\"toy\\\"\\n\")\n"
                + NOTATION.writeState(played.first().state());
        assertThat(text.lines())
                .startsWith(
                        "terrene-replay 1",
                        "library " + Library.VERSION,
                        "game nim",
                        "seed 7",
                        "config (heap:5,title:\"a \\\"toy\\\"\\n\")",
                        "start " + Fingerprint.of(start))
                .endsWith(
                        "3 " + Fingerprint.of(NOTATION.writeState(played.state())) + " Announce(seat:B,stones:1)",
                        "end 3")
                .hasSize(10);
        assertThat(text).endsWith("\n");
    }

    @Test
    void isReadAsItWasWritten() {
        assertThat(Replay.parse(text, NOTATION).get()).isEqualTo(replay);
        assertThat(Replay.parse(text.replace("\n", "\r\n"), NOTATION).get()).isEqualTo(replay);
        assertThat(Replay.parse(text.stripTrailing(), NOTATION).get()).isEqualTo(replay);
        assertThat(Replay.parse("\uFEFF" + text, NOTATION).get())
                .as("as some editors save it")
                .isEqualTo(replay);
    }

    @Test
    void isRecordedStepByStepAsWell() {
        Replay<Nim.Config, Nim.Action> recorded = played.moves()
                .foldLeft(
                        Replay.start(Nim.RULES, CONFIG, 7, played.first().state()),
                        (sum, move) ->
                                sum.and(Nim.RULES, move.action(), move.step().state()));
        assertThat(recorded).isEqualTo(replay);
    }

    @Test
    void givesTheWholeGameWhenPlayedAgain() {
        Timeline<Nim.Game, Nim.Action, Nim.Event> again =
                replay.verify(Nim.RULES).get();
        assertThat(again.moves()).isEqualTo(played.moves());
        assertThat(again.state()).isEqualTo(played.state());
    }

    @Test
    void aFingerprintThatDiffersIsFoundAtItsStep() {
        String fingerprint = text.lines().toList().get(7).split(" ")[1];
        String changed = text.replace(fingerprint, "0000000000000001");
        Deviation<Nim.Game, Nim.Action, Nim.Event> deviation =
                Replay.parse(changed, NOTATION).get().verify(Nim.RULES).getLeft();
        assertThat(deviation.step()).isEqualTo(2);
        assertThat(deviation.action()).isEqualTo("Take(seat:A)");
        assertThat(deviation.expected()).isEqualTo("0000000000000001");
        assertThat(deviation.found()).isEqualTo(fingerprint);
        assertThat(deviation.rejections()).isEmpty();
        assertThat(deviation)
                .hasToString("line 8: step 2, Take(seat:A): expected 0000000000000001, found " + fingerprint);
        assertThat(deviation.problem().key()).isEqualTo("replay/deviation");
    }

    @Test
    void anActionThatIsRefusedIsFoundAtItsStep() {
        String changed = text.replace("Take(seat:A)", "Take(seat:B)");
        Deviation<Nim.Game, Nim.Action, Nim.Event> deviation =
                Replay.parse(changed, NOTATION).get().verify(Nim.RULES).getLeft();
        assertThat(deviation.step()).isEqualTo(2);
        assertThat(deviation.line()).isEqualTo(8);
        assertThat(deviation.found()).isEqualTo("a refusal: It is the turn of A (NIM-2)");
        assertThat(deviation.rejections().map(Rejection::rule)).containsExactly("NIM-2");
    }

    @Test
    void theGameUpToADeviationCanBeShown() {
        String fingerprint = text.lines().toList().get(7).split(" ")[1];
        for (String changed :
                Array.of(text.replace(fingerprint, "0000000000000001"), text.replace("Take(seat:A)", "Take(seat:B)"))) {
            Timeline<Nim.Game, Nim.Action, Nim.Event> before = Replay.parse(changed, NOTATION)
                    .get()
                    .verify(Nim.RULES)
                    .getLeft()
                    .before()
                    .get();
            assertThat(before.moves()).isEqualTo(played.moves().take(1));
            assertThat(before.state()).isEqualTo(played.moves().head().step().state());
        }
        Replay<Nim.Config, Nim.Action> otherSeed =
                Replay.parse(text.replace("seed 7", "seed 8"), NOTATION).get();
        assertThat(otherSeed.verify(Nim.RULES).getLeft().before()).isEmpty();
    }

    @Test
    void aDifferentStartIsFoundThere() {
        Replay<Nim.Config, Nim.Action> otherSeed =
                Replay.parse(text.replace("seed 7", "seed 8"), NOTATION).get();
        assertThat(otherSeed.verify(Nim.RULES).getLeft().step()).isZero();
        assertThat(otherSeed.verify(Nim.RULES).getLeft().expected())
                .isEqualTo(replay.start().toString());
        Replay<Nim.Config, Nim.Action> noStones =
                Replay.parse(text.replace("heap:5", "heap:0"), NOTATION).get();
        assertThat(noStones.verify(Nim.RULES).getLeft().found()).isEqualTo("heap: there must be stones (NIM-1)");
        Replay<Nim.Config, Nim.Action> otherGame = new Replay<>("1", "go", CONFIG, 7, replay.start(), replay.entries());
        assertThat(otherGame.verify(Nim.RULES).getLeft().problem().place()).isEqualTo("line 6");
    }

    @Test
    void aChangedHeaderIsFoundAtTheStartThoughNoStateShowsIt() {
        for (String changed : Array.of(text.replace("toy", "trick"), text.replace("seed 7", "seed 12"))) {
            Deviation<Nim.Game, Nim.Action, Nim.Event> deviation =
                    Replay.parse(changed, NOTATION).get().verify(Nim.RULES).getLeft();
            assertThat(deviation.step()).isZero();
            assertThat(deviation.expected()).isEqualTo(replay.start().toString());
            assertThat(deviation.toString())
                    .startsWith("line 6: step 0, start: expected " + replay.start() + ", found ")
                    .endsWith(": the seed, the configuration or the rules are not those of the original game");
        }
    }

    @Test
    void aForeignTextHasOneProblem() {
        assertThat(problems("")).hasSize(1);
        assertThat(problems("\n\n\n")).hasSize(1);
        assertThat(problems("{\"replay\": true}"))
                .extracting(Problem::toString)
                .containsExactly("line 1: this is not a replay: a replay starts with \"terrene-replay 1\"");
        assertThat(problems(text.replace("terrene-replay 1", "terrene-replay 2")))
                .extracting(Problem::toString)
                .containsExactly("line 1: format 2 is unknown, only 1 can be read");
        assertThat(Replay.parse(text, new NimNotation("go")).getLeft())
                .extracting(Problem::toString)
                .containsExactly("line 3: this is a replay of nim, not of go");
    }

    @Test
    void noMoreOfAnEndlessTextIsReadThanNeeded() {
        String empty = "\n".repeat(10_000_000);
        assertThat(problems("terrene-replay 2" + empty))
                .extracting(Problem::toString)
                .containsExactly("line 1: format 2 is unknown, only 1 can be read");
        assertThat(problems(text + empty))
                .extracting(Problem::toString)
                .containsExactly("line 1000001: a replay has at most 1000000 lines");
        assertThat(problems(text + "x".repeat(Replay.LONGEST_LINE + 1)))
                .extracting(Problem::toString)
                .containsExactly("line 11: a line of a replay has at most 16777216 characters");
    }

    @Test
    void aTextOfExactlyTheMaximumLengthIsRead() {
        String longest = "x".repeat(Replay.LONGEST_LINE);
        assertThat(problems(text + longest))
                .noneMatch(problem -> problem.sentence().contains("characters"));
        int lines = Math.toIntExact(text.lines().count());
        assertThat(problems(text + "\n".repeat(Replay.MOST_LINES - lines)))
                .noneMatch(problem -> problem.sentence().contains("lines"));
    }

    @Test
    void everyDamagedPartIsNamedAtItsPlace() {
        String damaged = text.replace("library " + Library.VERSION, "library what?")
                .replace("seed 7", "seed seven")
                .replace("start ", "start x")
                .replace("Take(seat:A)", "Take(seat:a)")
                .replaceFirst("\n3 ....", "\n3 oooo")
                .replace("end 3", "end 33");
        assertThat(places(damaged))
                .containsExactly(
                        "line 2, library, version",
                        "line 4, seed, column 1",
                        "line 6, start, fingerprint",
                        "line 8, action, column 11",
                        "line 9, fingerprint",
                        "line 10");
        assertThat(problems(damaged).map(Problem::key))
                .containsExactly(
                        "replay/no-version",
                        "replay/no-seed",
                        "text/no-fingerprint",
                        "text/unknown-value",
                        "text/no-fingerprint",
                        "replay/other-end");
    }

    @Test
    void aDamagedConfigIsOneProblem() {
        assertThat(problems(text.replace("heap:5", "heap:five")))
                .extracting(Problem::toString)
                .containsExactly("line 5, config, column 7: there is no int five");
    }

    @Test
    void missingAndUnknownLinesAreNamed() {
        assertThat(problems(text.replace("seed 7\n", "")))
                .extracting(Problem::toString)
                .containsExactly("line 4: \"seed ...\" is missing before this line");
        assertThat(problems(text.replace("seed 7", "seed seven")))
                .extracting(Problem::toString)
                .containsExactly("line 4, seed, column 1: a whole number of at most 64 bits expected");
        assertThat(problems(text.replace("seed 7", "sed 7")))
                .extracting(Problem::toString)
                .containsExactly("line 4: \"seed ...\" expected here");
        assertThat(problems(text.replaceFirst("\n2 .*", "")))
                .extracting(Problem::toString)
                .containsExactly("line 8: step 2 expected here, not 3");
        assertThat(problems(text.replaceFirst("\n2 .*", "\n2")))
                .extracting(Problem::toString)
                .containsExactly("line 8: a fingerprint, a space and an action expected");
        assertThat(problems(text.replaceFirst("\n2 ", "\nzwei ")).head())
                .hasToString("line 8: a move or \"end\" expected here");
        assertThat(problems(text + "4 x y\n"))
                .extracting(Problem::toString)
                .containsExactly("line 11: nothing may follow \"end\"");
    }

    @Test
    void aTextThatIsCutOffIsNoticed() {
        assertThat(problems(text.substring(0, text.indexOf("end"))))
                .extracting(Problem::toString)
                .containsExactly("line 10: the text is cut off: \"end ...\" is missing");
        assertThat(problems("terrene-replay 1\n")).hasSize(6);
    }

    @Test
    void noMoreThanTwentyProblemsAreReported() {
        assertThat(problems(text.replace("end 3", "x\n".repeat(1_000)))).hasSize(20);
    }

    @Test
    void aVersionOrGameNameOfSeveralLinesIsRefused() {
        assertThatThrownBy(() -> new Replay<>("1\n2", "nim", CONFIG, 7, replay.start(), replay.entries()))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Replay<>("1", "", CONFIG, 7, replay.start(), replay.entries()))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
