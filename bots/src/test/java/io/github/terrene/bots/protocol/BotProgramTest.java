package io.github.terrene.bots.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.vavr.collection.Array;
import java.lang.ProcessBuilder.Redirect;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How programs are named, and what they may take. */
class BotProgramTest {
    private static final BotProgram NIM = BotProgram.of(Array.of("nim"));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "python3 bot.py 7 | python3;bot.py;7",
                "  a   b  | a;b",
                "python3 \"my bot.py\" 7 | python3;my bot.py;7",
                "a 'b \"c\" d' | a;b \"c\" d",
                "a --name=\"b c\"'d e'f | a;--name=b cd ef",
                "a \"\" b | a;;b",
                "C:\\bots\\a.exe \\n | C:\\bots\\a.exe;\\n"
            })
    void aLineIsTakenApartAtBlanks(String line, String words) {
        assertThat(BotProgram.parse(line).get().command()).containsExactly(words.split(";"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   ", "\n"})
    void anEmptyLineIsNoCommand(String line) {
        assertThat(BotProgram.parse(line).getLeft().key()).isEqualTo("bot/no-command");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a \"b", "a b'", "'", "a 'b' \"c'"})
    void anOpenQuotationIsAProblem(String line) {
        assertThat(BotProgram.parse(line).getLeft().sentence()).isEqualTo("a quotation mark is not closed");
    }

    @Test
    void aCommandIsAWord() {
        assertThatIllegalArgumentException().isThrownBy(() -> BotProgram.of(Array.empty()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"PT0S", "PT-1S", "PT0.0005S", "PT24H0.001S"})
    void limitsAreWithinReason(Duration limit) {
        assertThatIllegalArgumentException().isThrownBy(() -> NIM.decidingWithin(limit));
        assertThatIllegalArgumentException().isThrownBy(() -> NIM.startingWithin(limit));
    }

    @Test
    void errorsGoWhereTheyDoNotPileUp() {
        assertThatIllegalArgumentException().isThrownBy(() -> NIM.errorsTo(Redirect.PIPE));
    }

    @Test
    void unlessToldOtherwiseAProgramLoses() {
        assertThat(NIM.onFault()).isEqualTo(OnFault.LOSE);
        assertThat(NIM.on(OnFault.FALLBACK).onFault()).isEqualTo(OnFault.FALLBACK);
    }
}
