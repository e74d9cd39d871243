package io.github.terrene.examples.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.bots.arena.Main;
import io.vavr.collection.Array;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The search for balance, as people call it, with a game whose cards can change. */
class TuneTest {
    private static final String TUNE =
            "tune --game terralore --only root,gloom --may @my.leeway --within 3.1 --deals 5 --probes 20 --rounds 2 --threads 2";

    @TempDir
    Path folder;

    private final StringWriter said = new StringWriter();

    @BeforeEach
    void leeway() throws IOException {
        Files.writeString(folder.resolve("my.leeway"), "*.cost by 1 within 1 from 0 to 6\nno-card.* stays\n");
    }

    private int arena(String line) {
        PrintWriter to = new PrintWriter(said, true);
        return Main.run(to, to, false, line.replace("@", folder + "/").split(" "));
    }

    private Array<String> lines(String file) throws IOException {
        return Array.ofAll(Files.readAllLines(folder.resolve(file)));
    }

    @Test
    void whatChangedIsToldAndCanBePlayed() throws IOException {
        assertThat(arena(TUNE + " --write @my.errata")).isZero();
        Array<String> errata = lines("my.errata");
        assertThat(errata).isNotEmpty().allMatch(line -> line.matches("[a-z-]+[.]cost = [0-6]"));
        assertThat(said.toString())
                .contains(
                        "my.leeway: no number is called no-card.*", "arena: round 1: 0 steps", "round 2: ", ", cost: ");
        assertThat(said.toString().split("of (Water|Nature|Light|Darkness)[^\n]*, cost \\d", -1))
                .as("the changed cards are printed")
                .hasSize(errata.size() + 1);
        assertThat(arena(
                        "--game terralore --only root,gloom --decks --agent sensible --games 2 --seed 1 --errata @my.errata"
                                + " --out @played.csv"))
                .isZero();
        assertThat(lines("played.csv").tail()).allMatch(line -> line.contains("terralore~"));
    }

    @Test
    void sharesAreMergedAndGoOn() throws IOException {
        assertThat(arena(TUNE + " --out @whole.csv")).isZero();
        for (String phase : Array.of("measured", "probed", "measured again")) {
            for (int part = 1; part <= 2; part++) {
                Path own = folder.resolve(part + ".csv");
                Files.deleteIfExists(own);
                if (Files.exists(folder.resolve("all.csv"))) {
                    Files.copy(folder.resolve("all.csv"), own);
                }
                assertThat(arena(TUNE + " --shard " + part + "/2 --out @" + part + ".csv"))
                        .as(phase)
                        .isZero();
            }
            assertThat(arena("merge @1.csv @2.csv --out @all.csv")).as(phase).isZero();
        }
        assertThat(lines("all.csv")).hasSize(1 + 2 * (5 + 20 + 5)).isEqualTo(lines("whole.csv"));
    }

    @Test
    void nothingElseIsOverwritten() throws IOException {
        Files.writeString(folder.resolve("my-set.txt"), "Harbour Cook\n");
        assertThat(arena(TUNE + " --write @my-set.txt")).isEqualTo(1);
        assertThat(said.toString()).contains("this is not a list of errata, and is not replaced");
        assertThat(lines("my-set.txt")).containsExactly("Harbour Cook");
    }
}
