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

    @TempDir
    static Path folder;

    @Test
    @DisplayName("the pile is shown with the texts of its cards, and a number picks one")
    void pick() {
        Run run = typing("own", "by", "1", "own", "by", "advice", "card scout", "99", "quit");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out())
                .contains("You are Ben. Type ? for help")
                .contains("Round 1, 12 cards in the pile, which goes to Cleo next.")
                .contains("   9  Sabre in the Sun (SP 1, ATK 25, DEF 0, HP 15), Character, Assassin, Fire")
                .contains("        Green, this Character takes 5 damage: ")
                .contains("You have nothing yet.", "Nothing went by yet.")
                .contains("Round 1, 11 cards in the pile", "You have Commands: 1.")
                .contains("round 1, pick 1: Aggressively Engaged; passed on Blinding Bomb, ")
                .contains("A bot would pick Inu the Inferno, number 7.")
                .contains("  Scout   Character, Machine, Wind", "There is no choice 99: the numbers go from 1 to ")
                .contains("(not finished, 0 games, ");
    }

    @Test
    @DisplayName("a deck is built by numbers and names, and all that is wrong with it is told at once")
    void deck() {
        Run run = typing(
                firstCards(),
                "done",
                "take 1-9 77 pizza",
                "take 1-9",
                "take isaac, tripwire",
                "drop 1",
                "5",
                "done",
                "quit");
        assertThat(run.out())
                .contains("Build your deck: 20 cards of the 36 that you picked.", "at most one Hero")
                .contains("That deck cannot be played:", "it has 0 cards instead of 20 (TO-14.6)")
                .contains("it has 0 different Items and Commands; from these picks it needs 4 (TO-14.6)")
                .contains("There is no 77: the numbers go from 1 to 36.", "You have no \"pizza\".")
                .contains("All copies of Isaac the Observer are in the deck already.")
                .contains("Type take 5 to put that card into the deck, or drop 5.")
                .contains("it has 9 cards instead of 20");
    }

    @Test
    @DisplayName(
            "with the bot's advice a deck is handed in, the person's games are played, and a replay of them is verified")
    void whole() {
        Path file = folder.resolve("person.replay");
        String games = String.join("\n", Collections.nCopies(1200, "1"));
        Run run = Run.typing(
                firstCards() + "\nadvice\ndone\n" + games + "\n",
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
                .contains("── Decks ─", "  Ben: 20 cards", "You have the bye", "Your turn: ", "Final standings")
                .doesNotContain("  Ada: 20 cards", "not finished");
        Run back = Run.of("--replay", file.toString(), "--view", "B");
        assertThat(back.code()).as(back.err()).isZero();
        assertThat(back.out()).contains("Verified: all ");
    }

    @Test
    @DisplayName("who leaves must mean it; the others go on to the end")
    void leave() {
        Run run = typing("leave", "no", "1", "leave", "yes");
        assertThat(run.out())
                .contains("You are about to leave the draft for good. Type yes if you mean it.", "You play on.")
                .contains("You leave the draft.", "Final standings", "  Ben, left  ")
                .doesNotContain("not finished");
        Run inGame = typing(firstCards(), "advice", "done", "1", "undo", "?", "leave", "yes");
        assertThat(inGame.out())
                .contains("leave          leaves the tournament for good")
                .contains("You leave the tournament.", ": you left", "Final standings");
    }

    @Test
    @DisplayName("while a deck is built the last change can be taken back; a pick cannot")
    void undo() {
        Run run = typing(
                "undo",
                "1",
                "undo",
                firstCards().substring(2),
                "undo",
                "take 1-9",
                "take 10-12",
                "undo",
                "done",
                "quit");
        assertThat(run.out())
                .contains("There is nothing to take back.", "Your last action is final")
                .contains("Taken back.", "it has 9 cards instead of 20")
                .doesNotContain("That means nothing here.");
    }

    @Test
    @DisplayName("the end of input ends the draft, and what was played is saved")
    void gone() {
        Path file = folder.resolve("gone.replay");
        Run run = Run.typing(
                "1\n", "--game", "draft", "--players", "3", "--seed", "7", "--human", "--save", file.toString());
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("Nobody is typing any more; the draft ends here.");
        Run back = Run.of("--replay", file.toString());
        assertThat(back.out()).contains("not finished", "Verified: all 4 states");
    }

    @Test
    @DisplayName("who quits during a game sees how it stands, not what comes after the round")
    void quit() {
        Run run = Run.typing(
                firstCards() + "\nadvice\ndone\n1\nquit\n",
                "--game",
                "draft",
                "--players",
                "3",
                "--seed",
                "7",
                "--human",
                "C");
        assertThat(run.out())
                .contains("  Ada  – Cleo   not finished", "(not finished, 1 game, ")
                .doesNotContain("After round 1", "Final standings");
    }

    private static String firstCards() {
        return String.join("\n", Collections.nCopies(PICKS, "1"));
    }

    private static Run typing(String... lines) {
        return Run.typing(
                String.join("\n", lines) + "\n", "--game", "draft", "--players", "3", "--seed", "7", "--human", "B");
    }
}
