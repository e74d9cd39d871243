package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Collections;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code --game draft --human}: a person picks, builds a deck, plays, and may leave. */
class DraftPersonTest {
    /** All questions of a draft of three: the last card of a pile is taken without one. */
    private static final int PICKS = 33;

    /** One more than the choices of cards. */
    private static final String SUGGESTED = "14";

    @TempDir
    static Path folder;

    @Test
    @DisplayName("the pile is shown with the texts of its cards, and a number picks one")
    void pick() {
        Run run = typing("table", "1", "hand", "card scout", "99", "quit");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out())
                .contains("You are Ben. Pick a card of each pile")
                .contains("Which card do you pick? Round 1 of 3, 12 cards in the pile, which goes to Cleo next.")
                .contains("   9  Sabre in the Sun (SP 1, ATK 25, DEF 0, HP 15)\n      Green, ")
                .contains("Round 1 of 3, 11 cards in the pile")
                .contains("  Scout   Character, Machine, Wind", "There is no choice 99: the numbers go from 1 to ")
                .contains("not finished (0 games, ");
    }

    @Test
    @DisplayName("a deck is built card by card, or as suggested")
    void deck() {
        Run run = typing(firstCards(), "1", "undo", "quit");
        assertThat(run.out().replaceAll("\\s+", " "))
                .contains("It has 20 cards of the 36 that you picked", "at most one Hero", "Suggested: ")
                .contains("Your deck so far: ", "Taken back.");
    }

    @Test
    @DisplayName("with the suggested deck the person's games are played, and a replay of them is verified")
    void whole() {
        Path file = folder.resolve("person.replay");
        String games = String.join("\n", Collections.nCopies(1200, "1"));
        Run run = Run.typing(
                firstCards() + "\n" + SUGGESTED + "\n" + games + "\n",
                "--game",
                "draft",
                "--players",
                "3",
                "--seed",
                "7",
                "--human",
                "B",
                "--save",
                file.toString());
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out())
                .contains("you have the bye", "What do you do? ", "wins the tournament")
                .doesNotContain("not finished");
        Run back = Run.of("--replay", file.toString(), "--view", "B");
        assertThat(back.code()).as(back.err()).isZero();
        assertThat(back.out()).contains("Verified: all ");
    }

    @Test
    @DisplayName("who leaves must mean it; the others go on to the end")
    void leave() {
        Run run = typing("give up", "no", "1", "give up", "yes");
        assertThat(run.out())
                .contains("Type yes if you mean it.", "You play on.")
                .contains("You leave the draft.", "Cleo wins the tournament", "  Ben, left  ")
                .doesNotContain("not finished");
    }

    @Test
    @DisplayName("in a game of the tournament one may give up the game, or leave")
    void leaveInGame() {
        Run run = typing(firstCards(), SUGGESTED, "6", "give up", "give up 2", "yes");
        assertThat(run.out())
                .contains("Which? Type give up with the number:", "Leave the tournament")
                .contains("You leave the tournament", "wins the tournament");
    }

    @Test
    @DisplayName("a pick cannot be taken back")
    void undo() {
        assertThat(typing("undo", "1", "undo", "quit").out())
                .contains("There is nothing to take back.", "Your last action is final");
    }

    @Test
    @DisplayName("the end of input ends the draft, and what was played is saved")
    void gone() {
        Path file = folder.resolve("gone.replay");
        Run run = Run.typing(
                "1\n", "--game", "draft", "--players", "3", "--seed", "7", "--human", "--save", file.toString());
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("Nobody is typing any more");
        Run back = Run.of("--replay", file.toString());
        assertThat(back.out()).contains("not finished", "Verified: all 4 states");
    }

    private static String firstCards() {
        return String.join("\n", Collections.nCopies(PICKS, "1"));
    }

    private static Run typing(String... lines) {
        return Run.typing(
                String.join("\n", lines) + "\n", "--game", "draft", "--players", "3", "--seed", "7", "--human", "B");
    }
}
