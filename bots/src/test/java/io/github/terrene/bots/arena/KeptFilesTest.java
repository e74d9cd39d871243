package io.github.terrene.bots.arena;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.bots.arena.result.ResultFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What is in files stays in them, whoever has saved them in the meantime, and whatever they are. */
class KeptFilesTest extends CalledArena {
    private static final String DECKS = "--game hobe --decks --agent sensible --seed 1 --games ";

    private static final String FOREIGN = "precious\n";

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
            assertThat(err.toString()).contains("saved.csv: this is not text in UTF-8: save it as such");
            assertThat(Files.readAllBytes(folder.resolve("saved.csv"))).isEqualTo(bytes);
        }
    }

    @Test
    void mergeReplacesNoFileToWhichAnArenaAddsResults() {
        arena(DECKS + "2 --out @two.csv");
        arena(DECKS + "2 --out @all.csv");
        try (ResultFile open = ResultFile.append(folder.resolve("all.csv")).get()) {
            assertThat(arena("merge @two.csv --out @all.csv")).as("%s", open).isEqualTo(1);
        }
        assertThat(err.toString()).contains("all.csv: another arena is writing to this file");
        assertThat(arena("merge @two.csv --out @all.csv")).isZero();
    }

    @Test
    void mergeReplacesOnlyResultsThatAreThereAfterwards() throws IOException {
        arena(DECKS + "4 --out @four.csv");
        arena(DECKS + "2 --out @two.csv");
        String four = file("four.csv");
        write("note.txt", FOREIGN);
        assertThat(arena("merge @two.csv --out @note.txt")).isEqualTo(1);
        assertThat(err.toString()).contains("note.txt, line 1: these are not results of an arena");
        assertThat(file("note.txt")).isEqualTo(FOREIGN);
        assertThat(arena("merge @two.csv --out @four.csv")).isEqualTo(1);
        assertThat(err.toString())
                .contains(
                        "four.csv: 2 results in this file would be lost, among them game 2: merge this file, too, or write to another");
        assertThat(file("four.csv")).isEqualTo(four);
        assertThat(arena("merge @two.csv @four.csv --out @four.csv")).isZero();
        assertThat(arena("merge @four.csv --out @two.csv")).isZero();
        assertThat(file("two.csv")).isEqualTo(four);
    }

    @Test
    void aPageReplacesOnlyAPage() throws IOException {
        for (String other : new String[] {FOREIGN, "<!DOCTYPE html>\n<html lang=\"en\">\n<title>Mine</title>\n"}) {
            write("page.html", other);
            assertThat(arena(DECKS + "2 --out @two.csv --report @page.html")).isEqualTo(1);
            assertThat(err.toString()).contains("page.html: this is not a page of an arena, and is not replaced");
            assertThat(folder.resolve("two.csv")).doesNotExist();
            assertThat(file("page.html")).isEqualTo(other);
        }
        write("page.html", "");
        assertThat(arena(DECKS + "2 --out @two.csv --report @page.html")).isZero();
        String two = file("page.html");
        assertThat(arena(DECKS + "4 --out @two.csv --report @page.html")).isZero();
        assertThat(file("page.html")).startsWith("<!DOCTYPE html>").isNotEqualTo(two);
        String page = file("page.html");
        write("note.html", FOREIGN);
        assertThat(arena("merge @two.csv --out @all.csv --report @note.html")).isEqualTo(1);
        assertThat(folder.resolve("all.csv")).doesNotExist();
        assertThat(arena("merge @two.csv --out @page.html")).isEqualTo(1);
        assertThat(file("page.html")).isEqualTo(page);
    }

    @Test
    void aPageDoesNotReplaceResultsUnderAnotherName() throws IOException {
        Files.createSymbolicLink(folder.resolve("page.html"), Path.of("two.csv"));
        assertThat(arena(DECKS + "2 --out @two.csv --report @page.html")).isEqualTo(1);
        assertThat(err.toString()).contains("page.html: this is not a page of an arena, and is not replaced");
        assertThat(file("two.csv")).hasLineCount(1 + 2);
    }

    @Test
    void aLinkLeadsToTheResults() throws IOException {
        arena(DECKS + "4 --out @whole.csv");
        Files.createDirectory(folder.resolve("elsewhere"));
        write("elsewhere/results.csv", "");
        Path link = Files.createSymbolicLink(folder.resolve("link.csv"), Path.of("elsewhere", "results.csv"));
        assertThat(arena(DECKS + "2 --out @link.csv")).isZero();
        assertThat(arena(DECKS + "4 --out @link.csv")).isZero();
        assertThat(link).isSymbolicLink();
        assertThat(file("elsewhere/results.csv")).isEqualTo(file("whole.csv"));
        write("elsewhere/results.csv", "");
        assertThat(arena("merge @whole.csv --out @link.csv")).isZero();
        assertThat(link).isSymbolicLink();
        assertThat(file("elsewhere/results.csv")).isEqualTo(file("whole.csv"));
        assertThat(folder.resolve("elsewhere")).isDirectoryContaining("glob:**results.csv");
    }
}
