package io.github.terrene.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** The first turn of docs/odyssey.md prints what the page says. */
class FirstTurnTest {
    @Test
    void itPrintsWhatThePageSays() {
        ByteArrayOutputStream told = new ByteArrayOutputStream();
        PrintStream console = System.out;
        System.setOut(new PrintStream(told, true, StandardCharsets.UTF_8));
        try {
            FirstTurn.play();
        } finally {
            System.setOut(console);
        }
        assertThat(told.toString(StandardCharsets.UTF_8))
                .contains(
                        "Ike the Aggressive: Green, free. When this Character deals damage to a player: You gain 1 Action.")
                .contains("Array(a face-down card, a face-down card, a face-down card, a face-down card)")
                .contains(
                        "nobody may attack on the first turn of the game (TO-4.18), a hidden Character cannot attack (TO-5.1)")
                .contains("Recruited[seat=A, member=3, card=Ike the Aggressive, actions=2]")
                .endsWith("FINAL" + System.lineSeparator());
    }
}
