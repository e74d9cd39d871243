package io.github.terrene.cards.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The game of the README ends, and the README shows it as it is. */
class FirstGameTest {
    private static final Path SOURCE = Path.of("src/test/java/io/github/terrene/cards/base/FirstGame.java");
    private static final Path README = Path.of("../README.md");

    @Test
    void theGameOfTheReadmeEnds() {
        ByteArrayOutputStream told = new ByteArrayOutputStream();
        PrintStream console = System.out;
        System.setOut(new PrintStream(told, true, StandardCharsets.UTF_8));
        try {
            assertThat(FirstGame.play().table().outcome().isDefined()).isTrue();
        } finally {
            System.setOut(console);
        }
        assertThat(told.toString(StandardCharsets.UTF_8))
                .contains("PartiesPlaced[")
                .contains("Outcome[winners=");
    }

    @Test
    void theReadmeShowsItAsItIs() throws IOException {
        String source = Files.readString(SOURCE);
        String shown = source.substring(
                        source.indexOf("// README begins") + 17, source.indexOf("        // README ends"))
                .stripTrailing()
                .stripIndent();
        assertThat(Files.readString(README)).contains(shown.strip());
    }
}
