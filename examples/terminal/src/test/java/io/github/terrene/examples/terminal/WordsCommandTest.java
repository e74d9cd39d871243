package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a translator is told. */
class WordsCommandTest {
    private static final String FRENCH = """
            language fr
            feature number = one many
            count one = n = 0..1
            also common

            Event:
              TurnBegan (heading) = Tour {tun}
              TurnBegan (heading) = Tour {tun}
              CardDrawn = {seat} [seat: pioche|piochent] {card}
            Fork = une fourchette
            """;

    private static Run check(Path file, String... more) {
        String[] args = new String[5 + more.length];
        System.arraycopy(new String[] {"words", "check", file.toString(), "--game", "hobe"}, 0, args, 0, 5);
        System.arraycopy(more, 0, args, 5, more.length);
        return Run.of(args);
    }

    @Test
    @DisplayName("a language file is checked, and it is said how much of the game it says")
    void checked(@TempDir Path folder) throws IOException {
        Path french = Files.writeString(folder.resolve("hobe.fr.words"), FRENCH);
        Run run = check(french);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out())
                .contains("line 7: tun is no part of Event.TurnBegan: did you mean turn?\n")
                .contains("line 8: this stands in line 7, too\n")
                .contains("line 10: Fork is said nowhere\n")
                .contains("the file: there is no phrase for refusals.words/unexpected\n")
                .contains(french + " says 2 of ")
                .contains(" lines of the game (0 %); ");
        assertThat(check(french, "--language", "de").out())
                .contains("Zeile 10: Fork wird nirgends gesagt\n", " Zeilen des Spiels (0 %); ");
    }

    @Test
    @DisplayName("a file that lies beside it and is named in it belongs to it")
    void beside(@TempDir Path folder) throws IOException {
        Path french = Files.writeString(folder.resolve("hobe.fr.words"), FRENCH);
        int alone = said(check(french).out());
        Files.writeString(folder.resolve("common.fr.words"), "Seat.YOU = toi\nSeat.PLAYER = #\n");
        assertThat(said(check(french).out())).isEqualTo(alone + 2);
    }

    private static int said(String out) {
        return Integer.parseInt(out.replaceAll("(?s).* says (\\d+) of .*", "$1"));
    }

    @Test
    @DisplayName("what comes with a game lacks nothing")
    void shipped() {
        Path german = Path.of("..", "..", "games", "hobe", "rules", "words", "hobe.de.words");
        Run run = check(german);
        assertThat(run.out()).contains("(100 %); nothing is missing.");
        assertThat(run.code()).isZero();
    }

    @Test
    @DisplayName("a file that cannot be read is told, and so is one that is not there")
    void unreadable(@TempDir Path folder) throws IOException {
        Path file =
                Files.writeString(folder.resolve("a.words"), "feature number = one many\nSeat.YOU = [number: a|b|c]\n");
        assertThat(check(file).err()).contains("there are 3 alternatives for the 2 values of number");
        assertThat(check(folder.resolve("none")).code()).isEqualTo(2);
    }

    @Test
    @DisplayName("whoever plays in a language of their own is told how much of it is there")
    void played(@TempDir Path folder) throws IOException {
        Path french = Files.writeString(folder.resolve("hobe.fr.words"), FRENCH.replace("tun", "turn"));
        Run run = Run.of("--game", "hobe", "--seed", "5", "--language", "fr", "--words", french.toString());
        assertThat(run.out()).contains(french.getFileName() + " says 2 of ", "── Tour 1 ", "Result: ");
        Files.writeString(folder.resolve("messages.fr.properties"), "result=R\u00e9sultat :\n");
        assertThat(Run.of("--game", "hobe", "--seed", "5", "--language", "fr", "--words", french.toString())
                        .out())
                .contains("R\u00e9sultat : ");
    }
}
