package io.github.terrene.bots.arena;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.bots.puzzle.PuzzleGame;
import io.github.terrene.bots.puzzle.PuzzleText;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/** Files of puzzles as people call them. What is a puzzle is tried where there are some. */
class PuzzlesCommandTest extends CalledArena {
    private static final String CLAIM = "terrene-puzzles 1\n"
            + "game hobe\n"
            + "\n"
            + "puzzle 1\n"
            + "decks Black Ships | High Walls\n"
            + "seed 1\n"
            + "played 0\n"
            + "seat A\n"
            + "goal win 0\n"
            + "hands hidden\n"
            + "own 1\n"
            + "lines 1\n"
            + "solution 1\n"
            + "  ";

    private static String claimed() {
        Game start = HobeArena.HOBE
                .rules()
                .start(HobeArena.HOBE.config().apply(Array.of(0, 1)), 1)
                .get()
                .state();
        Seat seat = HobeArena.HOBE.rules().deciders(start).head();
        String action = HobeArena.HOBE
                .rules()
                .notation()
                .writeAction(HobeArena.HOBE.rules().legal(start, seat).head());
        return CLAIM.replace("seat A", "seat " + seat) + action + "\n";
    }

    @Test
    void whatIsNotProvedIsTold() throws IOException {
        Files.writeString(folder.resolve("some.puzzles"), claimed());
        assertThat(arena("puzzles --game hobe --check @some.puzzles")).isEqualTo(1);
        assertThat(out + err.toString()).contains("puzzle 1", "this is not proved by these rules");
        assertThat(arena("puzzles --game hobe --check @absent")).isEqualTo(1);
        assertThat(err.toString()).contains("absent: there is no such file");
    }

    @Test
    void numbersBelowOneAreRefused() {
        assertThat(arena("puzzles --game hobe --decisions 0")).isEqualTo(2);
        assertThat(err.toString()).contains("--count, --steps and --decisions must be at least 1");
    }

    @Test
    void theFirstWrongLineIsTold() {
        PuzzleGame<?, ?, ?, ?, ?> game = new PuzzleGame<>(
                "hobe",
                HobeArena.HOBE.rules(),
                HobeArena.HOBE.decks(),
                HobeArena.HOBE.config(),
                HobeArena.HOBE.turns());
        assertThat(PuzzleText.read(game, "").getLeft().key()).isEqualTo("puzzle/line");
        assertThat(PuzzleText.read(game, claimed()).isRight()).isTrue();
        assertThat(PuzzleText.read(game, claimed().replace("goal win 0", "goal draw"))
                        .getLeft()
                        .place())
                .isEqualTo("line 9");
    }
}
