package io.github.terrene.examples.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.bots.arena.Main;
import io.github.terrene.bots.puzzle.PuzzleGame;
import io.github.terrene.bots.puzzle.PuzzleText;
import io.github.terrene.shelf.Shelf;
import io.github.terrene.shelf.Wish;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Puzzles as text. */
class PuzzleTextTest {
    private static final ShelvedPuzzles HOBE =
            ShelvedPuzzles.of(Shelf.onPath(), "hobe").get();

    private static PuzzleGame<?, ?, ?, ?, ?> game() {
        return Shelf.onPath().ready(HOBE.game().id(), Wish.USUAL).get().puzzles();
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
        assertThat(again(game(), HOBE.text())).isEqualTo(HOBE.text());
    }

    @Test
    void theFirstWrongLineIsTold() {
        assertThat(problem("")).contains("line 1", "here should be: terrene-puzzles 1");
        assertThat(problem(HOBE.text().replace("game hobe-small", "game carnage")))
                .contains("line 2", "here should be: game hobe-small");
        assertThat(problem(HOBE.text().replaceFirst("seat [AB]", "seat 7")))
                .contains("here should be: seat and a letter");
        assertThat(problem(HOBE.text().replaceFirst("decks .*", "decks Nobody | Nobody")))
                .contains("line 5", "here should be: decks, of");
        assertThat(PuzzleText.read(game(), "").getLeft().why().key()).isEqualTo("puzzle/line");
    }

    @Test
    void whatIsNotProvedIsTold(@TempDir Path folder) throws IOException {
        String one = HOBE.text().substring(0, HOBE.text().indexOf("\npuzzle 2"));
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
