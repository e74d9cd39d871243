package io.github.terrene.examples.terminal.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Lines fit, with colors and without. */
class PaperTest {
    @Test
    @DisplayName("a long text is wrapped between words, and colors take no room")
    void wraps() {
        String words = "recruited ".repeat(30).strip();
        String plain = written(false, true, paper -> paper.wrapped("  • ", "    ", words));
        String colored = written(
                true,
                true,
                paper -> paper.wrapped("  • ", "    ", words.replace("recruited", paper.paint(Ink.HARM, "recruited"))));
        assertThat(plain.lines()).allMatch(line -> line.length() <= Paper.USUAL).hasSizeGreaterThan(2);
        assertThat(colored.replaceAll("\u001B\\[\\d*m", "")).isEqualTo(plain);
    }

    @Test
    @DisplayName("a rule is as wide as the paper")
    void rule() {
        assertThat(written(false, true, paper -> paper.rule("Turn 3", "A 50 : B 45"))
                        .stripTrailing())
                .hasSize(Paper.USUAL);
        assertThat(written(false, true, paper -> paper.rule("Game 1", "")).stripTrailing())
                .hasSize(Paper.USUAL);
    }

    @Test
    @DisplayName("a terminal that shows ASCII only gets ASCII only")
    void ascii() {
        assertThat(written(false, false, paper -> paper.line("──  ██░░ · • −5 „é ï │├┼ →")))
                .isEqualTo("--  ##.. - * -5 ?? i |++ >\n");
    }

    @Test
    @DisplayName("a capital comes behind the color")
    void capital() {
        assertThat(Paper.capital("you")).isEqualTo("You");
        assertThat(Paper.capital("\u001B[36myou\u001B[0m draw")).isEqualTo("\u001B[36mYou\u001B[0m draw");
        assertThat(Paper.capital("")).isEmpty();
    }

    private static String written(boolean colored, boolean unicode, Consumer<Paper> writing) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        writing.accept(new Paper(new PrintStream(out, true, StandardCharsets.UTF_8), colored, unicode));
        return out.toString(StandardCharsets.UTF_8);
    }
}
