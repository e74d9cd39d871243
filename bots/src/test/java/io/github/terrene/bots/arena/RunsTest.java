package io.github.terrene.bots.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.play.Agent;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A tournament is the same however it is run: on several threads, with interruptions, in shares. */
class RunsTest extends CalledArena {
    private static final String TOURNAMENT = "--game hobe --agents random,sensible,beginner --games 4 --seed 3";

    private static final String WITH_GREEDY = TOURNAMENT.replace("beginner", "greedy");

    @Test
    void onAnyNumberOfThreadsTheSameSeedGivesTheSameBytes() throws IOException {
        assertThat(arena(WITH_GREEDY + " --threads 1 --out @one.csv --report @one.html"))
                .isZero();
        assertThat(arena(WITH_GREEDY + " --threads 3 --out @three.csv --report @three.html"))
                .isZero();
        assertThat(file("one.csv")).isEqualTo(file("three.csv")).hasLineCount(1 + 3 * 4);
        assertThat(file("one.html")).isEqualTo(file("three.html"));
        assertThat(arena(WITH_GREEDY.replace("--seed 3", "--seed 4") + " --out @four.csv"))
                .isZero();
        assertThat(file("four.csv")).isNotEqualTo(file("one.csv"));
    }

    @Test
    void whatWasInterruptedInALineIsContinuedWithoutAGameLostOrPlayedTwice() throws IOException {
        arena(TOURNAMENT + " --out @whole.csv");
        String whole = file("whole.csv");
        for (int length : new int[] {0, 5, whole.length() / 3, whole.length() / 2, whole.length() - 1}) {
            Files.writeString(folder.resolve("cut.csv"), whole.substring(0, length));
            assertThat(arena(TOURNAMENT + " --out @cut.csv")).isZero();
            assertThat(file("cut.csv")).as("cut after %s", length).isEqualTo(whole);
        }
    }

    @Test
    void whoIsInterruptedIsToldHowToGoOnAndKeepsAllGames() throws IOException, InterruptedException {
        assumeTrue(ProcessHandle.current().supportsNormalTermination());
        String line = "--game hobe --agents random,sensible --seed 3 --out @cut.csv --games ";
        Process arena = inItsOwnMachine(line + (Integer.MAX_VALUE - 1));
        try {
            while (file("cut.csv").lines().count() <= 4 && arena.isAlive()) {
                Thread.sleep(20);
            }
            assertThat(arena(line + "2")).isEqualTo(1);
            assertThat(err.toString()).contains("cut.csv: another arena is writing to this file");
            arena.destroy();
            assertThat(arena.waitFor()).isNotZero();
        } finally {
            arena.destroyForcibly();
        }
        assertThat(file("said")).contains("Stopped. The same command continues with what is in", "cut.csv.");
        String kept = file("cut.csv");
        assertThat(arena(line + "2")).isZero();
        assertThat(file("cut.csv").lines())
                .containsAll(kept.lines().limit(kept.lines().count() - 1).toList());
    }

    /** Ends the whole program as if all were well. */
    public static final class Leaver implements Agent<View, Action, Event> {
        @Override
        public Action decide(View view, Seq<Action> legal, Rng rng) {
            System.exit(0);
            return legal.head();
        }
    }

    /** Nobody else on this machine sleeps so long. */
    private static final String SLEEP =
            "sleep " + (1_000_000 + ProcessHandle.current().pid());

    @ParameterizedTest
    @ValueSource(strings = {"random", "program:"})
    void anAgentThatEndsTheArenaIsNoSuccess(String other) throws IOException, InterruptedException {
        Process arena = inItsOwnMachine(
                "--game hobe --seed 3 --out @cut.csv --games 40 --threads 8 --agents",
                "class:" + Leaver.class.getName() + "," + (other.endsWith(":") ? other + SLEEP : other));
        try {
            assertThat(arena.waitFor()).isEqualTo(1);
        } finally {
            arena.destroyForcibly();
        }
        assertThat(file("said"))
                .contains("RunsTest$Leaver has ended the arena with System.exit. The same command continues with");
        assertThat(ProcessHandle.allProcesses()
                        .filter(each -> each.info().commandLine().orElse("").endsWith(SLEEP)))
                .isEmpty();
    }

    private Process inItsOwnMachine(String line, String... more) throws IOException {
        Files.createFile(folder.resolve("cut.csv"));
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classPath = System.getProperty("java.class.path");
        return new ProcessBuilder(Array.of(java, "-cp", classPath, Main.class.getName())
                        .appendAll(Array.of(words(line)))
                        .appendAll(Array.of(more))
                        .asJava())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(folder.resolve("said").toFile())
                .start();
    }

    @Test
    void gamesThatAreThereAreNotPlayedAgain() throws IOException {
        arena(TOURNAMENT + " --out @all.csv");
        String told = file("all.csv").replaceFirst(",[0-9]+,([^,\n]*)\n", ",99999,$1\n");
        Files.writeString(folder.resolve("all.csv"), told);
        arena(TOURNAMENT.replace("--games 4", "--games 6") + " --out @all.csv");
        assertThat(file("all.csv")).contains(",99999,").hasLineCount(1 + 3 * 6).startsWith(told);
    }

    @Test
    void sharesTogetherAreTheWhole() throws IOException {
        arena(TOURNAMENT + " --out @whole.csv");
        for (int part = 1; part <= 4; part++) {
            assertThat(arena(TOURNAMENT + " --shard " + part + "/4 --out @" + part + ".csv"))
                    .isZero();
        }
        assertThat(arena("merge @3.csv @1.csv @4.csv @2.csv --out @all.csv")).isZero();
        assertThat(file("all.csv")).isEqualTo(file("whole.csv"));
    }

    @Test
    void sharesOfATournamentThatStopsEarlyAreTheWholeToo() throws IOException {
        String early = "--game hobe --agents random,sensible,beginner --games 80 --until-sure --margin 30 --seed 3";
        arena(early + " --threads 2 --out @whole.csv");
        arena(early + " --shard 1/2 --out @1.csv");
        arena(early + " --shard 2/2 --out @2.csv");
        arena("merge @1.csv @2.csv --out @all.csv");
        assertThat(file("all.csv")).isEqualTo(file("whole.csv"));
        assertThat(file("all.csv").lines().count()).isLessThan(1 + 3 * 80);
    }
}
