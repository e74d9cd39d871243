package io.github.terrene.bots.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The samples play games that they know nothing of, where their interpreter is there; or always, with {@code -Dsamples=required}. */
class SampleBotsTest {
    private static final Array<String> SAMPLES = Array.of(
            "python3 samples/random_bot.py 7",
            "python3 samples/careful_bot.py",
            "node samples/random_bot.mjs 7",
            "node samples/careful_bot.mjs");
    private static final Array<TriedGame<?, ?, ?, ?, ?>> GAMES = Array.of(HobeTable.GAME, TerraloreTable.GAME);

    static Stream<Arguments> samplesAndGames() {
        return SAMPLES.crossProduct(GAMES)
                .map(each -> Arguments.of(each._1, each._2))
                .toJavaStream();
    }

    @AfterEach
    void nothingIsLeft() throws InterruptedException {
        Leftovers.assertNone();
    }

    private static BotProgram sample(String command) throws InterruptedException {
        BotProgram program = BotProgram.parse(command).get();
        String interpreter = program.command().head();
        assumeTrue(required() || runs(interpreter), () -> interpreter + " is not installed");
        return program.startingWithin(Programs.PLENTY).decidingWithin(Programs.PLENTY);
    }

    private static boolean required() {
        return "required".equals(System.getProperty("samples"));
    }

    private static boolean runs(String interpreter) throws InterruptedException {
        try {
            return new ProcessBuilder(interpreter, "--version")
                            .redirectErrorStream(true)
                            .redirectOutput(Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException none) {
            return false;
        }
    }

    @ParameterizedTest
    @MethodSource("samplesAndGames")
    void samplesPlayEveryGameToItsEnd(String command, TriedGame<?, ?, ?, ?, ?> game) throws InterruptedException {
        BotProgram bot = sample(command);
        assertThat(game.play(bot, Seat.of(0), 1)).isNotEmpty();
        assertThat(game.play(bot, Seat.of(1), 2)).isNotEmpty();
    }

    /** They draw chance from what they are sent alone. */
    @ParameterizedTest
    @MethodSource("samplesAndGames")
    void samplesPlayTheSameGameAgain(String command, TriedGame<?, ?, ?, ?, ?> game) throws InterruptedException {
        BotProgram bot = sample(command);
        assertThat(game.play(bot, Seat.of(0), 3)).isEqualTo(game.play(bot, Seat.of(0), 3));
    }
}
