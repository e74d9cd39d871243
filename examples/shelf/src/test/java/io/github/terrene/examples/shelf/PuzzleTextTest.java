package io.github.terrene.examples.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.bots.arena.Main;
import io.github.terrene.bots.puzzle.PuzzleGame;
import io.github.terrene.bots.puzzle.PuzzleText;
import io.github.terrene.narrator.wording.GameFile;
import io.github.terrene.shelf.Shelf;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Puzzles as text. */
class PuzzleTextTest {
    private static final String HOBE = GameFile.read("META-INF/terrene/puzzles/hobe.puzzles", SmallHobe.class)
            .get();
    private static final Shelf SHELF = Shelf.onPath();

    private static PuzzleGame<?, ?, ?, ?, ?> game() {
        return SHELF.usual("hobe-small").get().puzzles();
    }

    private static <A> String again(PuzzleGame<?, ?, A, ?, ?> game, String text) {
        return PuzzleText.read(game, text)
                .map(all -> PuzzleText.write(game, all))
                .get();
    }

    private static String problem(String text) {
        return PuzzleText.read(game(), text).getLeft().toString();
    }

    @Test
    void whatIsReadIsWrittenAsItWas() {
        assertThat(again(game(), HOBE)).isEqualTo(HOBE);
    }

    @Test
    void theFirstWrongLineIsTold() {
        assertThat(problem("")).contains("line 1", "here should be: terrene-puzzles 1");
        assertThat(problem(HOBE.replace("game hobe-small", "game carnage")))
                .contains("line 2", "here should be: game hobe-small");
        assertThat(problem("terrene-puzzles 1\ngame hobe-small\n")).contains("here should be: puzzle");
        assertThat(problem(HOBE.replaceFirst("seat [AB]", "seat 7"))).contains("here should be: seat and a letter");
        assertThat(problem(HOBE.replaceFirst("decks .*", "decks Nobody | Nobody")))
                .contains("line 5", "here should be: decks, of");
        assertThat(PuzzleText.read(game(), "").getLeft().why().key()).isEqualTo("puzzle/line");
    }

    @Test
    void whatIsNotProvedIsTold(@TempDir Path folder) throws IOException {
        String one = HOBE.substring(0, HOBE.indexOf("\npuzzle 2"));
        assertThat(checked(folder, one)).isEqualTo("0 1 puzzles are proved");
        assertThat(checked(folder, one.replaceFirst("lines [0-9]+", "lines 3")))
                .contains("1 ", "puzzle 1", "this is not proved by these rules");
    }

    /** The exit code, and what is said; the refusal is puzzle/unproved. */
    private static String checked(Path folder, String text) throws IOException {
        Path file = folder.resolve("some.puzzles");
        Files.writeString(file, text);
        StringWriter said = new StringWriter();
        int code = Main.run(
                new PrintWriter(said),
                new PrintWriter(said),
                false,
                "puzzles",
                "--game",
                "hobe-small",
                "--check",
                file.toString());
        return code + " " + said.toString().trim();
    }
}
