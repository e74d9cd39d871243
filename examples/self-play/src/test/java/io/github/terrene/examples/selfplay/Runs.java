package io.github.terrene.examples.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.bots.arena.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.spark.SparkConf;

/**
 * Runs of tournaments in a folder.
 *
 * @param folder where results go
 * @param err what was told to be wrong
 */
record Runs(Path folder, StringWriter err) {
    Runs(Path folder) {
        this(folder, new StringWriter());
    }

    static SparkConf spark(String master) {
        return new SparkConf()
                .setAppName("test")
                .setMaster(master)
                .set("spark.ui.enabled", "false")
                .set("spark.driver.host", "127.0.0.1")
                .set("spark.driver.bindAddress", "127.0.0.1");
    }

    /** The exit code of a run on two cores. */
    int selfPlay(String line) {
        return selfPlay(spark("local[2]"), line);
    }

    int selfPlay(SparkConf conf, String line) {
        return SelfPlay.run(
                conf,
                new PrintWriter(new StringWriter()),
                new PrintWriter(err, true),
                (line + " --out " + out()).split(" "));
    }

    /** The file that the arena writes. */
    String arena(String line) throws IOException {
        Path file = folder.resolve("arena.csv");
        PrintWriter nobody = new PrintWriter(new StringWriter());
        assertThat(Main.run(nobody, nobody, false, (line + " --out " + file).split(" ")))
                .isZero();
        return Files.readString(file);
    }

    Path out() {
        return folder.resolve("study");
    }

    /** The file of all results. */
    String results() throws IOException {
        return Files.readString(out().resolve("results.csv"));
    }
}
