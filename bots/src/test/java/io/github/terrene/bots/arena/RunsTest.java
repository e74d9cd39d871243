package io.github.terrene.bots.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A tournament is the same however it is run: on several threads, with interruptions, in shares. */
class RunsTest {
    private static final String TOURNAMENT = "--game hobe --agents random,sensible,beginner --games 4 --seed 3";

    private static final String WITH_GREEDY = TOURNAMENT.replace("beginner", "greedy");

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int arena(String line) {
        return Main.run(
                new PrintWriter(out, true),
                new PrintWriter(err, true),
                false,
                line.isEmpty() ? new String[0] : line.replace("@", folder + "/").split(" "));
    }

    private String file(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }

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
