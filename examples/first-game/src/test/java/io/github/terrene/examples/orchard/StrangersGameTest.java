package io.github.terrene.examples.orchard;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.examples.programs.Programs;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The terminal tells and asks in a game for three of which it knows nothing. */
@Timeout(120)
class StrangersGameTest {
    @TempDir
    Path folder;

    private Programs programs = Programs.HERE;

    @BeforeEach
    void found() throws IOException {
        programs = Programs.HERE.and(folder, OrchardOnTheShelf.class, OrchardOnTheShelf.ByNight.class);
    }

    private static String words(String text) {
        return text.replaceAll("\\s+", " ");
    }

    @Test
    void itSaysHowTheGameEndsInTheWordsOfTheGame() throws IOException {
        assertThat(programs.terminal("--game", "orchard", "--seed", "3"))
                .contains("\nThe basket is empty, and nobody wins (OR-3.2).\n", "\nResult: drawn (")
                .containsPattern("\n  C  hand 0\n  gone home\n");
        assertThat(programs.terminal("--game", "orchard", "--seed", "3", "--quiet"))
                .contains("\nThe basket is empty, and nobody wins (OR-3.2).\n");
    }

    @Test
    void aCardCanBeNothingButAName() throws IOException {
        assertThat(words(programs.typing("card app\ncard\nhand\nq\n", "--game", "orchard", "--seed", "3", "--human")))
                .contains("1 Sell a pear 2 Sell a fig 3 Pick a fruit")
                .contains("> card app apple > card Which card? For example: card apple > hand pear pear fig > q");
    }

    @Test
    void anArticleFitsWhereASentenceBeginsWithIt() throws IOException {
        assertThat(programs.terminal("--game", "orchard", "--seed", "3"))
                .contains("• An apple of B is sold.", "• A pear of A is sold.", " picks a pear");
    }

    @Test
    void botsDoNotPlayOnForEver() throws IOException {
        assertThat(words(programs.terminal("--game", "orchard-by-night", "--seed", "3", "--quiet")))
                .contains(
                        "Result: not finished (9,000 decisions)",
                        "The bots have decided 9,000 times, and still nobody has won: the game is left unfinished. "
                                + "What was done last: A: wait for the morning; B: wait for the morning; C: wait for the morning");
    }

    @Test
    void theArenaSaysWhoseGamesItPlays() throws IOException {
        assertThat(programs.terminal("arena", "--game", "orchard", "--agents", "random,greedy"))
                .contains("arena: Orchard is for 3 players. An arena compares two sides of equally many: "
                        + "one player against another, or A and C against B and D");
    }

    @Test
    void whatBelongsToNobodyIsDrawn() throws IOException {
        assertThat(programs.typing("table\n1\n1\npiles\nq\n", "--game", "orchard", "--seed", "3", "--human"))
                .contains("\n  sold    0\n  basket  15\n")
                .contains("\n  Sold: ");
    }
}
