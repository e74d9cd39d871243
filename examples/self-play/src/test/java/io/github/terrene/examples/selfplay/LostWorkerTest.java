package io.github.terrene.examples.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.LockSupport;
import org.apache.spark.SparkConf;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Workers are processes here, and one is killed in the middle of a game. */
class LostWorkerTest {
    private static final String TOURNAMENT =
            "--game hobe --agents class:" + Victim.class.getName() + ",sensible,random --games 10 --seed 1";

    private static final Array<String> CLASS_PATH =
            Array.of(System.getProperty("java.class.path").split(File.pathSeparator));

    @TempDir
    private Path folder;

    /** Spark as it is installed, as far as workers look: a folder of jars. */
    private static void install(Path home) throws IOException {
        Path jars = Files.createDirectories(home.resolve("jars"));
        Files.writeString(home.resolve("RELEASE"), "of this class path");
        for (String jar : CLASS_PATH.filter(each -> each.endsWith(".jar"))) {
            Path link = jars.resolve(Path.of(jar).getFileName());
            Files.deleteIfExists(link);
            Files.createSymbolicLink(link, Path.of(jar));
        }
    }

    private SparkConf twoWorkers(Path victim) throws IOException {
        install(Path.of(System.getenv("SPARK_HOME")));
        return Runs.spark("local-cluster[2,1,512]")
                .set("spark.executor.memory", "512m")
                .set("spark.executor.extraClassPath", CLASS_PATH.mkString(File.pathSeparator))
                .set("spark.executor.extraJavaOptions", "-D" + Victim.FILE + "=" + victim);
    }

    /** Kills the worker that offers itself, and only such a one; whether there was one before the games were over. */
    private static boolean killed(Path victim, CompletableFuture<Integer> games) {
        while (!Files.exists(victim)) {
            if (games.isDone()) {
                return false;
            }
            LockSupport.parkNanos(20_000_000);
        }
        return worker(victim).destroyForcibly();
    }

    private static ProcessHandle worker(Path victim) {
        try {
            long pid = Long.parseLong(Files.readString(victim));
            return ProcessHandle.current()
                    .descendants()
                    .filter(each -> each.pid() == pid)
                    .findAny()
                    .orElseThrow();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Test
    @Timeout(900)
    void theGamesOfAWorkerThatIsKilledArePlayedAgainByOthers() throws IOException {
        Runs runs = new Runs(folder);
        Path victim = folder.resolve("victim");
        SparkConf spark = twoWorkers(victim);
        CompletableFuture<Integer> games =
                CompletableFuture.supplyAsync(() -> runs.selfPlay(spark, TOURNAMENT + " --part 3"));
        assertThat(killed(victim, games)).isTrue();
        assertThat(games.join()).isZero();
        assertThat(runs.results()).isEqualTo(runs.arena(TOURNAMENT));
    }
}
