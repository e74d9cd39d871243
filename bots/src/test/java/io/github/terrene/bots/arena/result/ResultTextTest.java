package io.github.terrene.bots.arena.result;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Results as text. */
class ResultTextTest {
    private static GameResult result(int number, String one) {
        Fixture fixture = new Fixture(
                number, "hobe", one, "b", Players.NORTH, Array.of("x", "y"), Array.of(one, "b"), 3, Long.MIN_VALUE);
        return new GameResult(fixture, 0.5, Option.none(), 12, 80, "HB-9.1");
    }

    @Test
    void whatIsWrittenIsRead() {
        Array<GameResult> results =
                Array.of("a", "a, \"the\" great", "\"", ",", "").zipWithIndex((one, number) -> result(number, one));
        assertThat(ResultText.read("f", ResultText.of(results)).get()).isEqualTo(results);
    }

    @Test
    void aLineIsAsSpreadsheetsExpectIt() {
        assertThat(ResultLine.of(result(7, "a, \"b\"")))
                .isEqualTo(
                        "7,hobe,\"a, \"\"b\"\"\",b,B,x|y,\"a, \"\"b\"\"|b\",3,-9223372036854775808,0.5,,12,80,HB-9.1");
    }

    @Test
    void resultsAreSortedByTheirNumbers() {
        assertThat(ResultText.of(Array.of(result(10, "a"), result(9, "a"))))
                .isEqualTo(ResultText.of(Array.of(result(9, "a"), result(10, "a"))));
    }

    @Test
    void whatIsNoResultIsToldWithItsLine() {
        String good = ResultText.of(Array.of(result(1, "a")));
        for (String bad :
                new String[] {"x", "1,hobe", ResultLine.of(result(2, "a")).replace(",0.5,", ",0.7,"), ""}) {
            assertThat(ResultText.read("f", good + bad + "\n").getLeft().map(Problem::place))
                    .as(bad)
                    .containsExactly("f, line 3");
        }
        assertThat(ResultText.read("f", "name,size\n").getLeft().map(Problem::key))
                .containsExactly("results/header");
    }

    @Test
    void whatIsAddedBeginsALineEvenAfterHalfALine(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("results.csv");
        String both = ResultText.of(Array.of(result(0, "a"), result(1, "a")));
        for (int length = 0; length < both.length(); length++) {
            Files.writeString(file, both.substring(0, length));
            try (ResultFile opened = ResultFile.append(file).get()) {
                opened.add(result(2, "a"));
            }
            assertThat(ResultFile.read(file).get().last())
                    .as("after %s", length)
                    .isEqualTo(result(2, "a"));
        }
    }

    @Test
    void whatWasInterruptedWithinASignIsContinued(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("results.csv");
        byte[] whole = ResultText.of(Array.of(result(0, "\u00fc"), result(1, "\u00fc")))
                .getBytes(StandardCharsets.UTF_8);
        byte[] sign = "\u00fc".getBytes(StandardCharsets.UTF_8);
        int last = whole.length;
        while (whole[last - 1] != sign[0]) {
            last--;
        }
        Files.write(file, Arrays.copyOf(whole, last));
        assertThat(ResultFile.read(file).get()).containsExactly(result(0, "\u00fc"));
        try (ResultFile opened = ResultFile.append(file).get()) {
            opened.add(result(1, "\u00fc"));
        }
        assertThat(Files.readAllBytes(file)).isEqualTo(whole);
    }

    @Test
    void oneWritesToAFileAtATime(@TempDir Path folder) {
        Path file = folder.resolve("results.csv");
        try (ResultFile first = ResultFile.append(file).get()) {
            assertThat(ResultFile.append(file).getLeft().map(Problem::key)).containsExactly("results/busy");
            first.add(result(0, "a"));
        }
        try (ResultFile second = ResultFile.append(file).get()) {
            second.add(result(1, "a"));
        }
        assertThat(ResultFile.read(file).get()).containsExactly(result(0, "a"), result(1, "a"));
    }
}
