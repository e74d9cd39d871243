package io.github.terrene.kernel.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.form.Embedded;
import io.github.terrene.kernel.form.Forms;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Texts of other notations within a value, and components by other names. */
class EmbeddedTest {
    public record Envelope(int number, Embedded letter) {}

    private static final Canonical CANONICAL = new Canonical(Forms.builder().build());

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "(a:1,b:[(c:2)])  | (number:7,letter:(a:1,b:[(c:2)]))",
                "(a:\"1)\\\"(\")  | (number:7,letter:(a:\"1)\\\"(\"))",
                "3 4 5            | (number:7,letter:\"3 4 5\")",
                "plain            | (number:7,letter:plain)",
                "(a:1)(b:2)       | (number:7,letter:\"(a:1)(b:2)\")",
                "(a:1             | (number:7,letter:\"(a:1\")",
                "(a:\"1)          | (number:7,letter:\"(a:\\\"1)\")",
            })
    void aTextInRoundBracketsIsWrittenAsItIs(String letter, String text) {
        Envelope envelope = new Envelope(7, new Embedded(letter));
        assertThat(CANONICAL.write(Envelope.class, envelope)).isEqualTo(text);
        assertThat(CANONICAL.read(Envelope.class, text)).contains(envelope);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "(number:7,letter:(a:1)      | column 23: \")\" expected, but the text ends",
                "(number:7,letter:(a:(1)     | column 24: a closing bracket expected, but the text ends",
                "(number:7,letter:\"(a:1)\") | column 18: from here, the canonical text would be \"(a:1))\"",
                "(number:7,letter:(a:1),b:2) | column 23: \")\" expected, not \",b:2)\"",
            })
    void aTextThatIsWrittenOtherwiseIsRefused(String text, String problem) {
        assertThat(CANONICAL.read(Envelope.class, text).getLeft()).hasToString(problem);
    }

    @Test
    void aComponentIsCalledWhatTheGameCallsIt() {
        Canonical named = new Canonical(
                Forms.builder().name(Envelope.class, "letter", "card").build());
        Envelope envelope = new Envelope(7, new Embedded("(a:1)"));
        assertThat(named.write(Envelope.class, envelope)).isEqualTo("(number:7,card:(a:1))");
        assertThat(named.read(Envelope.class, "(number:7,card:(a:1))")).contains(envelope);
        assertThat(named.read(Envelope.class, "(number:7,letter:(a:1))").getLeft())
                .hasToString("column 11: \"card:\" expected, not \"letter:(a:1))\"");
    }
}
