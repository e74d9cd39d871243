package io.github.terrene.bots.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/** What is in files stays in them, whoever has saved them in the meantime, and whatever they are. */
class KeptFilesTest extends CalledArena {
    private static final String DECKS = "--game hobe --decks --agent sensible --seed 1 --games ";

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    @Test
    void whatAnEditorSavedInItsWayIsContinued() throws IOException {
        arena(DECKS + "4 --out @whole.csv");
        arena(DECKS + "2 --out @two.csv");
        String windows = "\ufeff" + file("two.csv").replace("\n", "\r\n");
        write("saved.csv", windows);
        write("cut.csv", windows.substring(0, windows.length() - 1));
        assertThat(arena("merge @saved.csv --out @merged.csv")).isZero();
        assertThat(file("merged.csv")).isEqualTo(file("two.csv"));
        for (String name : new String[] {"saved.csv", "cut.csv"}) {
            assertThat(arena(DECKS + "4 --out @" + name)).as(name).isZero();
            assertThat(file(name)).isEqualTo(file("whole.csv"));
        }
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void ofOtherLettersNothingIsLost() throws IOException {
        arena(DECKS + "2 --out @two.csv");
        byte[] wide = file("two.csv").getBytes(StandardCharsets.UTF_16);
        byte[] latin = file("two.csv").replace("HB-11.1", "H\u00e9").getBytes(StandardCharsets.ISO_8859_1);
        for (byte[] bytes : new byte[][] {wide, latin}) {
            err.getBuffer().setLength(0);
            Files.write(folder.resolve("saved.csv"), bytes);
            assertThat(arena(DECKS + "4 --out @saved.csv")).isEqualTo(1);
            assertThat(err.toString()).contains("saved.csv: this is no text in UTF-8: save it as such");
            assertThat(Files.readAllBytes(folder.resolve("saved.csv"))).isEqualTo(bytes);
        }
    }
}
