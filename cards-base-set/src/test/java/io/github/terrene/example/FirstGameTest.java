package io.github.terrene.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** The game of the README ends. */
class FirstGameTest {
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
}
