package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is told, drawn, asked or answered keeps within the lines. */
class WidthTest {
    private static final String ASKED =
            "?\ntable\nhand\ndiscards\npiles\nwhy\nmore\ncard a\ncard inu\ncard returning moth\n";

    static Stream<Arguments> widths() {
        return Stream.of(60, 72, 80, 100, 140)
                .flatMap(width -> Stream.of(
                        Arguments.of(width, "", 10),
                        Arguments.of(width, "--format 2v2", 8),
                        Arguments.of(width, "--game terralore", 9),
                        Arguments.of(width, "--decks zowie,mr", 5)));
    }

    /** The seeds are those of short matches, since each is told twice for each width. */
    @ParameterizedTest(name = "{0} columns {1}")
    @MethodSource("widths")
    @DisplayName("no line is longer than the paper is wide, with a person or without")
    void fits(int width, String game, int seed) {
        for (int more = 0; more < Tries.TIMES; more++) {
            fits(
                    (game + " --level casual --width " + width + " --seed " + (seed + more))
                            .strip()
                            .split(" "),
                    width);
        }
    }

    private static void fits(String[] options, int width) {
        assertThat(tooLong(Run.of(append(options, "--verbose")), width)).isEmpty();
        String typed = (ASKED + "1\n").repeat(6) + "1\n".repeat(40) + "quit\n";
        assertThat(tooLong(Run.typing(typed, append(options, "--human")), width))
                .isEmpty();
    }

    private static List<String> tooLong(Run run, int width) {
        assertThat(run.code()).isZero();
        return run.out().lines().filter(line -> line.length() > width).toList();
    }

    private static String[] append(String[] options, String option) {
        return Stream.concat(Stream.of(options), Stream.of(option)).toArray(String[]::new);
    }
}
