package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A person who plays Terralore is understood, sees what cards do, and is always told what can be done. */
class TerralorePersonTest {

    @Test
    @DisplayName("what cards cost and do stands beside the numbers that place them")
    void menu() {
        assertThat(typing("quit").out().replace('\u00A0', ' '))
                .contains("You are South", "What do you place face-down, and where?")
                .contains("  Place Seed Jar (free, 0 points) in the … lane: 5 defending, 6 attacking\n"
                        + "      When destroyed: Make a token Sprout (1) here.\n")
                .contains("   9  Hand the plan in\n> ");
    }

    @Test
    @DisplayName("the plan so far is told")
    void plan() {
        assertThat(typing("4", "1", "1", "quit").out())
                .contains(
                        "So far: Herd Mother in the attacking lane. What else?\n   1  Pay with Bramble Toad (free, 1 point)\n")
                .contains(
                        "; Bramble Toad as payment; Seed Jar as payment. What else?\n  Place Undertow Eel (free, 1 point) in the ");
    }

    @Test
    @DisplayName("a plan that is handed in is told with that of the opponent")
    void handsIn() {
        assertThat(typing("2", "7", "quit").out())
                .contains("You place Bramble Toad in the attacking lane.")
                .containsPattern("North places (nothing|a card|\\d cards)")
                .contains("You reveal Bramble Toad (1 point) in the attacking lane.", "── Turn 2 ");
    }

    @Test
    @DisplayName("undo takes back your own choice, and says why it goes back no further")
    void undo() {
        assertThat(typing("undo", "1", "undo", "quit").out()).contains("There is nothing to take back.", "Taken back.");
        assertThat(typing("9", "undo", "quit").out()).contains("Your last action is final:", "a secret choice.");
    }

    @Test
    @DisplayName("undo does not tell that the opponent, who was asked first, has handed in a plan")
    void undoTellsNothing() {
        String out = Run.typing(
                        "undo\n1\nundo\nundo\nquit\n",
                        "--game",
                        "terralore",
                        "--human",
                        "B",
                        "--seed",
                        "3",
                        "--decks",
                        "gloom,tide")
                .out();
        assertThat(out)
                .containsSubsequence("There is nothing to take back.", "Taken back.", "There is nothing to take back.")
                .doesNotContain("Your last action is final");
    }

    @Test
    @DisplayName("what was taken back does not change what the opponent does")
    void undoChangesNothing() {
        String rest = "1\n2\n2\n3\n3\n2\n2\n3\n3\n2\n" + "1\n".repeat(10) + "quit\n";
        String straight = opened("2\n1\n" + rest);
        assertThat(opened("2\n1\nundo\n1\n" + rest)).isEqualTo(straight).contains("North places ", "── Turn 2 ");
    }

    /** What is told from the first plans on. */
    private static String opened(String typed) {
        String out = Run.typing(typed, "--game", "terralore", "--human", "--seed", "3", "--decks", "gloom,tide")
                .out();
        return out.substring(out.indexOf("  • You place "));
    }

    @Test
    @DisplayName("why tells the rule, or that something is allowed and by which number")
    void why() {
        assertThat(typing("why pay seed", "4", "why place undertow", "why xyzzy", "quit")
                        .out())
                .contains("there is nothing to pay for: a card is discarded only as", "(TL-6.8)")
                .contains("(TL-6.13)")
                .contains("Nothing you could want to do has these words in its name.");
        assertThat(typing("why hand", "quit").out()).contains("Hand the plan in: that is allowed. It is choice 9.");
    }

    @Test
    @DisplayName("table, piles, card and ? show what they say")
    void shows() {
        assertThat(typing(
                                "?",
                                "table",
                                "hand",
                                "piles",
                                "card silt",
                                "card eel",
                                "card xyz",
                                "card silt el",
                                "card",
                                "quit")
                        .out())
                .contains("give up        lets the other one win", "  Defence  total 0  damage 0  ·\n")
                .contains("  Herd Mother   Creature of Nature, Stag, cost 2, points 3, rare\n      Your other Stag")
                .contains("South, Graveyard: nothing", "North, Exile: nothing")
                .contains("Silt Eel   Creature of Water, Eel, cost 0, points 2, uncommon\n      On reveal: ")
                .contains("Which one? ", "No card has that name.\n", "Did you mean Silt Eel?", "Which card?");
    }

    @ParameterizedTest
    @DisplayName("nonsense is answered with a friendly line")
    @ValueSource(strings = {"foo", "-1", "3.5", "99999999999999999999", "1 2", "%s", "\u001B[A", "£$%", "  "})
    void nonsense(String line) {
        Run run = typing(line, "quit");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("Type the number of a choice, or ? for help.");
    }

    @Test
    @DisplayName("a number that is not there is answered with the valid ones; no number gives up")
    void wrongNumber() {
        assertThat(typing("0", "10", "quit").out())
                .contains("There is no choice 0: the numbers go from 1 to 9.", "There is no choice 10: ");
    }

    @Test
    @DisplayName("giving up takes two words and a yes, and is told when both plans are in")
    void givesUp() {
        assertThat(typing("give", "quit").out()).contains("Type give up if that is what you mean.");
        assertThat(typing("give up", "yes").out()).contains("North wins: the game was given up (TL-11.8).");
        assertThat(typing("give up", "y", "quit").out())
                .contains("You play on.")
                .doesNotContain("North wins");
    }

    @Test
    @DisplayName("quit leaves, also as q or exit, and so does the end of what is typed")
    void leaves() {
        assertThat(typing("q").out()).contains("not finished").doesNotContain("Nobody is typing");
        assertThat(typing("exit").out()).contains("not finished");
        Run gone = typing("1");
        assertThat(gone.code()).isZero();
        assertThat(gone.out()).contains("Nobody is typing any more; the game ends here.", "not finished");
    }

    @Test
    @DisplayName("a person may sit North, and is asked in the middle of an effect with the text of the card")
    void north() {
        assertThat(Run.typing("quit\n", "--game", "terralore", "--human=b", "--seed", "3")
                        .out())
                .contains("You are North", "South draws 4 cards. You draw ");
        String asked = Run.typing(
                        "2\n1\n1\n9\n2\n2\n3\n3\n".repeat(30),
                        "--game",
                        "terralore",
                        "--human",
                        "--seed",
                        "5",
                        "--decks",
                        "gloom,tide")
                .out();
        assertThat(asked)
                .contains("Grave Moth: On reveal: Destroy a Creature of at most 4 points here.\nWhich one?\n   1  ");
    }

    @Test
    @DisplayName("all of it in German")
    void german() {
        assertThat(Run.typing(
                                "4\n1\n1\n3\nkarte schlick\nwarum xyzzy\naufgeben\naufgeben ja\nja\n",
                                "--game",
                                "terralore",
                                "--human",
                                "--seed",
                                "3",
                                "--language",
                                "de")
                        .out()
                        .replace('\u00A0', ' '))
                .contains("Deine Angriffsbahn zielt auf die andere Burg", "Was legst du verdeckt, und wohin?")
                .contains("  Samenkrug (gratis, 0 Punkte) in … legen: 5 die Verteidigung, 6 den Angriff\n")
                .contains("Bisher: Herdenmutter in den Angriff; Brombeerkröte als Bezahlung. Was noch?")
                .contains("Du deckst im Angriff Herdenmutter (3 Punkte) auf.", "── Runde 2 ")
                .contains("Schlickaal   Kreatur der Affinität Water, Eel, Kosten 0, Punkte 2, ungewöhnlich\n")
                .contains("North gewinnt: Das Spiel wurde aufgegeben (TL-11.8).");
    }

    @Test
    @DisplayName("whoever writes cards as plain text plays them")
    void ownCards(@TempDir Path folder) throws IOException {
        Path mine = Files.writeString(
                folder.resolve("mine.txt"),
                "Bell Fox\nCreature of Light, Fox, cost 0, points 2, rare\nOn reveal: Draw a card.\n");
        assertThat(Run.typing("card bell\nquit\n", "--game", "terralore", "--human", "--cards", mine.toString())
                        .out())
                .contains(
                        "South with mine",
                        "Bell Fox   Creature of Light, Fox, cost 0, points 2, rare\n      On reveal: Draw");
    }

    @Test
    @DisplayName("a tribe or an affinity that is nearly another one is doubted, and played all the same")
    void doubts(@TempDir Path folder) throws IOException {
        Path mine = Files.writeString(
                folder.resolve("mine.txt"),
                "Bell Fox\nCreature of Lihgt, Fox, cost 0, points 2, rare\nOn reveal: Draw a card.\n");
        assertThat(Run.typing("quit\n", "--game", "terralore", "--human", "--cards", mine.toString())
                        .out())
                .contains(
                        "In doubt: line 2, column 13: \"Lihgt\" is taken for a name: did you mean \"Light\"?",
                        "South with mine");
    }

    @Test
    @DisplayName("what is wrong with a card that is understood is told with its line")
    void wrongCard(@TempDir Path folder) throws IOException {
        Path mine = Files.writeString(
                folder.resolve("mine.txt"),
                "# mine\n\nBell Fox\nCreature of Light, Fox, cost 0, points 2, rare\nOn reveal: Draw 99 cards.\n");
        assertThat(Run.of("--game", "terralore", "--quiet", "--cards", mine.toString())
                        .err())
                .contains("cannot be played:\n  line 3, Bell Fox: ");
    }

    private static Run typing(String... lines) {
        return Run.typing(String.join("\n", lines) + "\n", "--game", "terralore", "--human", "--seed", "3");
    }
}
