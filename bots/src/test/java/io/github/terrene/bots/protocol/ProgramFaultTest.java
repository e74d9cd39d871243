package io.github.terrene.bots.protocol;

import static io.github.terrene.bots.protocol.Programs.hasty;
import static io.github.terrene.bots.protocol.Programs.odd;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Iterator;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever a program does, the game goes on, it is known why, and nothing is left of the program. */
class ProgramFaultTest {
    private static final int MOST_TRIES = 1_000;

    @AfterEach
    void nothingIsLeft() throws InterruptedException {
        Leftovers.assertNone();
    }

    /** What went wrong when a program was asked so often; the last decision is not its own. */
    private static Array<Fault> faults(BotProgram program, int times) {
        try (ProgramAgent<View, Action, Event> bot = HobeTable.start(program)) {
            Action last =
                    Array.range(0, times).map(time -> HobeTable.decide(bot)).last();
            assertThat(last).isEqualTo(HobeTable.fallback());
            return bot.faults();
        }
    }

    /** Asks until it is so. */
    private static void askUntil(ProgramAgent<View, Action, Event> bot, BooleanSupplier so) {
        for (int time = 0; time < MOST_TRIES && !so.getAsBoolean(); time++) {
            HobeTable.decide(bot);
        }
        assertThat(so.getAsBoolean()).as("%s", bot.faults()).isTrue();
    }

    @Test
    void aProgramThatDoesNotExistDoesNotStart() {
        BotProgram none = BotProgram.of(Array.of("/there/is/no-such-bot")).on(OnFault.FALLBACK);
        Array<Fault> faults = faults(none, 2);
        assertThat(faults).hasSize(1);
        assertThat(faults.head()).isInstanceOf(Fault.NotStarted.class);
        assertThat(faults.head().sentence()).startsWith("did not start: ").contains("no-such-bot");
    }

    @Test
    void aProgramThatCrashesAtOnceIsNotAskedAgain() {
        assertThat(faults(odd("crashes"), 3)).containsExactly(new Fault.Exited(1, 3));
    }

    @Test
    void aProgramThatCrashesLaterHasPlayedUntilThen() {
        assertThat(faults(odd("crashes-later"), 3)).containsExactly(new Fault.Exited(2, 4));
    }

    @Test
    void aProgramThatEndsWithSuccessHasEnded() {
        assertThat(faults(odd("answers-and-leaves"), 2)).containsExactly(new Fault.Exited(2, 0));
    }

    @Test
    void aProgramThatHangsIsAskedAgainAndKilled() {
        BotProgram hangs = hasty("hangs").startingWithin(Duration.ofMillis(1));
        assertThat(faults(hangs, 2))
                .containsExactly(
                        new Fault.TooLate(1, Programs.SHORT.plusMillis(1)), new Fault.TooLate(2, Programs.SHORT));
    }

    /** More than any pipe holds. */
    @ParameterizedTest
    @ValueSource(strings = {"hangs", "closes-its-input"})
    void aProgramThatDoesNotReadCannotStopTheGame(String manner) {
        BotProgram deaf = odd(manner).startingWithin(Duration.ofMillis(1)).decidingWithin(Duration.ofMillis(2));
        assertThat(faults(deaf, 200)).hasSize(200).allMatch(Fault.TooLate.class::isInstance);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "hello | json/malformed",
                "7 | text/other-value",
                "{\"choice\":0} | text/missing-part",
                "{\"number\":99,\"choice\":0} | bot/early",
                "{\"number\":1} | bot/one-of-two",
                "{\"number\":1,\"choice\":0,\"action\":{\"is\":\"GoToBattle\",\"seat\":\"A\"}} | bot/one-of-two",
                "{\"number\":1,\"action\":{\"is\":\"GoToBatle\"}} | text/misspelled-name"
            })
    void rubbishIsKeptWithWhatIsWrong(String line, String key) {
        Array<Fault> faults = faults(odd("says", line), 1);
        assertThat(faults).hasSize(1);
        Fault.Rubbish rubbish = (Fault.Rubbish) faults.head();
        assertThat(rubbish.line()).isEqualTo(line);
        assertThat(rubbish.why().key()).isEqualTo(key);
        assertThat(rubbish.number()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u001b[2J",
                "so\u2028\u0085much",
                "{\"number\":1,\"action\":{\"is\":\"\\u001b[2J\"}}",
                "{\"number\":1,\"choice\":-1,\"\u2028\":0}"
            })
    void whatIsSaidOfAProgramTellsATerminalNothing(String line) {
        assertThat(faults(odd("says", line), 1).head().sentence())
                .contains("decision 1")
                .doesNotContainPattern("[\\p{Cc}\u2028]");
    }

    @Test
    void whereAnAnswerIsTooDeepIsSaid() {
        String deep = "{\"number\":1,\"choice\":" + "[".repeat(1_000) + "]".repeat(1_000) + "}";
        assertThat(faults(odd("says", deep), 1).head().sentence())
                .contains("line 1, column ", "nesting depth (251) exceeds the maximum allowed (250)")
                .doesNotContain("-1", "StreamReadConstraints");
    }

    @Test
    void whoAnswersRubbishIsAskedAgain() {
        assertThat(faults(odd("says", "rubbish"), 3).map(Fault::number)).containsExactly(1, 2, 3);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"choice\":100000",
                "\"choice\":-1",
                "\"action\":{\"is\":\"PlayCard\",\"seat\":\"A\",\"card\":\"shipwreck\",\"targets\":[]}"
            })
    void whatIsNoneOfTheChoicesIsIllegal(String choice) {
        String line = "{\"number\":1," + choice + "}";
        assertThat(faults(odd("answers", choice), 1))
                .containsExactly(new Fault.Illegal(1, line, HobeTable.CHOICES.size()));
    }

    @Test
    void aLateAnswerIsIgnored() {
        try (ProgramAgent<View, Action, Event> bot = HobeTable.start(hasty("is-late"))) {
            assertThat(HobeTable.decide(bot)).isEqualTo(HobeTable.CHOICES.head());
            Array<Action> later = Iterator.continually(() -> HobeTable.decide(bot))
                    .take(MOST_TRIES)
                    .takeUntil(HobeTable.CHOICES.head()::equals)
                    .toArray();
            assertThat(later.size()).isBetween(1, MOST_TRIES - 1);
            assertThat(later).containsOnly(HobeTable.fallback());
            assertThat(bot.faults()).hasSize(later.size()).allMatch(Fault.TooLate.class::isInstance);
        }
    }

    @Test
    void whatAProgramComplainsOfIsNotItsAnswer(@TempDir Path folder) throws IOException {
        Path complaints = folder.resolve("complaints");
        BotProgram program = odd("complains").errorsTo(Redirect.to(complaints.toFile()));
        try (ProgramAgent<View, Action, Event> bot = HobeTable.start(program)) {
            assertThat(HobeTable.decide(bot)).isEqualTo(HobeTable.CHOICES.head());
            assertThat(bot.faults()).isEmpty();
        }
        assertThat(Files.size(complaints)).isGreaterThan(1_000_000);
    }

    @Test
    void aProgramThatClosesItsOutputIsNotAskedAgain() {
        assertThat(faults(odd("closes-its-output"), 2)).containsExactly(new Fault.Silent(1));
    }

    @Test
    void aFloodOfRubbishIsRubbish() {
        Array<Fault> faults = faults(odd("floods", "nonsense"), 3);
        assertThat(faults.map(Fault::number)).containsExactly(1, 2, 3);
        assertThat(faults).allMatch(Fault.Rubbish.class::isInstance);
    }

    @Test
    void aFloodOfLateAnswersIsLate() {
        BotProgram flood = hasty("floods", "{\"number\":0,\"choice\":0}").startingWithin(Duration.ofMillis(1));
        assertThat(faults(flood, 3)).hasSize(3).allMatch(Fault.TooLate.class::isInstance);
    }

    @Test
    void aLineThatNeverEndsIsNotReadToItsEnd() {
        Array<Fault> faults = faults(odd("never-ends-a-line"), 2);
        assertThat(faults).hasSize(1);
        Fault.TooLong tooLong = (Fault.TooLong) faults.head();
        assertThat(tooLong.beginning()).startsWith("xxx").hasSizeLessThan(1_000);
    }

    @Test
    void whatAProgramThatHangsHasStartedEndsWithIt() throws InterruptedException {
        Array<ProcessHandle> started;
        try (ProgramAgent<View, Action, Event> bot = HobeTable.start(hasty("has-children-and-hangs"))) {
            HobeTable.decide(bot);
            started = Leftovers.processes();
            assertThat(started).hasSize(2);
        }
        Leftovers.assertGone(started);
    }

    /** The output is still open, since the child has it, too. */
    @Test
    void whatAProgramThatCrashesHasStartedEndsWithTheGame() throws InterruptedException {
        Array<ProcessHandle> started;
        try (ProgramAgent<View, Action, Event> bot = HobeTable.start(hasty("has-children-and-crashes"))) {
            HobeTable.decide(bot);
            started = Leftovers.processes();
            assertThat(started).hasSize(2);
            askUntil(bot, () -> bot.faults().exists(Fault.Exited.class::isInstance));
            assertThat(started.filter(ProcessHandle::isAlive)).hasSize(1);
        }
        Leftovers.assertGone(started);
    }
}
