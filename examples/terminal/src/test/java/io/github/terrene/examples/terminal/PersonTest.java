package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A person at the keyboard is understood, and always told what can be done. */
class PersonTest {
    private static final String[] HUMAN = {"--human", "--seed", "11"};

    /** The choice of the starting party that the deck suggests. */
    private static final String PARTY = "7";

    @Test
    @DisplayName("a person chooses by number, and is told what came of it as \"you\"")
    void plays() {
        Run run = typing(PARTY, "1", "1");
        assertThat(run.out())
                .contains("You are Gregory.")
                .contains("Suggested: Ike the Aggressive, Haste Potion")
                .contains("You place face-down Ike the Aggressive with Haste Potion")
                .contains("What do you do? You have 3 Actions left.")
                .contains("You recruit Ike the Aggressive.")
                .contains("What do you do? You have 2 Actions left.");
    }

    @Test
    @DisplayName("when nobody types any more the program ends politely")
    void endOfInput() {
        Run run = Run.typing("", HUMAN);
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("Nobody is typing any more", "Result: Gregory 0 : S.K. 0, not finished");
    }

    @Test
    @DisplayName("quit leaves, also as q or exit")
    void quit() {
        assertThat(typing(PARTY, "quit").code()).isZero();
        assertThat(typing(PARTY, "q").out()).doesNotContain("Nobody is typing").contains("not finished");
        assertThat(typing(PARTY, "exit").out())
                .doesNotContain("Nobody is typing")
                .contains("not finished");
    }

    @ParameterizedTest
    @DisplayName("nonsense is answered with a friendly line")
    @ValueSource(strings = {"foo", "-1", "3.5", "99999999999999999999", "1 2", "%s", "\u001B[A", "attack!", "£$%"})
    void nonsense(String line) {
        Run run = typing(PARTY, line, "quit");
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("Type the number of a choice, or ? for help.");
    }

    @Test
    @DisplayName("a number that is not there is answered with the valid ones")
    void wrongNumber() {
        assertThat(typing("0").out()).contains("There is no choice 0: the numbers go from 1 to 7.");
        assertThat(typing("", "  ", "quit").out()).contains("Type the number of a choice");
    }

    @Test
    @DisplayName("? lists the commands")
    void help() {
        assertThat(typing("?").out()).contains("card NAME", "why WORDS", "undo", "quit");
    }

    @Test
    @DisplayName("table, hand, discards and card show what they say")
    void shows() {
        Run run = typing(
                PARTY, "table", "hand", "piles", "card inu", "card potion", "card life potion", "card xyz", "card");
        assertThat(run.out())
                .contains("Life Potion   Item")
                .contains("Green, 1 Action: Target allied Character gets +10 HP permanently. It heals 15 HP.")
                .contains("Gregory, discard pile: nothing")
                .contains("Inu the Inferno   Character, Beast, Fire, LV 1, SP 1, HP 20, ATK 20, DEF 0")
                .contains("Which one? Defense Potion, Haste Potion, Life Potion, Strength Potion")
                .contains("No card has that name.")
                .contains("Which card? For example: card ");
    }

    @Test
    @DisplayName("why tells which rule forbids something, and what is allowed after all")
    void why() {
        String out = typing(PARTY, "why attack", "why recruit ike", "why xyzzy", "why", "why not attack")
                .out();
        assertThat(out)
                .contains("(TO-5.1)")
                .contains("Recruit your hidden Ike the Aggressive (SP 1, ATK 20, DEF 0, HP 15): that is allowed.")
                .contains("Nothing you could want to do has these words in its name.");
    }

    @Test
    @DisplayName("why works while the starting party is chosen")
    void whyAtSetup() {
        assertThat(typing("why pernicious", "why strength potion").out()).contains("(TO-3.1)");
    }

    @Test
    @DisplayName("undo takes back your own choice")
    void undo() {
        Run run = typing("3", "undo", PARTY);
        assertThat(run.out())
                .contains("Your starting party so far: Inu the Inferno.")
                .contains("Taken back.")
                .contains("You place face-down Ike the Aggressive with Haste Potion");
    }

    @Test
    @DisplayName("undo says why it goes back no further")
    void noUndo() {
        assertThat(typing("undo").out()).contains("There is nothing to take back.");
        assertThat(typing(PARTY, "undo").out())
                .contains("Your last action is final: it showed or used something hidden");
    }

    @Test
    @DisplayName("giving up is asked once more, and anything but yes plays on")
    void givingUp() {
        assertThat(typing(PARTY, "give up", "no", "quit").out())
                .contains("Type yes if you mean it.", "You play on.")
                .doesNotContain("Game 2");
        assertThat(typing(PARTY, "give up", "yes", "quit").out()).contains("Type yes if you mean it.", "Game 2");
        assertThat(typing(PARTY, "give up").out())
                .contains("Nobody is typing any more")
                .doesNotContain("Game 2");
    }

    @Test
    @DisplayName("after a long answer the choices are shown again, after a short one they are not")
    void menuComesBack() {
        String asked = "You have 3 Actions left";
        assertThat(typing(PARTY, "quit").out().split(asked)).hasSize(2);
        assertThat(typing(PARTY, "table", "quit").out().split(asked)).hasSize(3);
        assertThat(typing(PARTY, "?", "quit").out().split(asked)).hasSize(3);
        assertThat(typing(PARTY, "card life potion", "quit").out().split(asked)).hasSize(2);
    }

    @Test
    @DisplayName("why speaks of players by their names")
    void whyNamesPlayers() {
        assertThat(typing(PARTY, "why block", "quit").out().replaceAll("\\s+", " "))
                .contains("Gregory")
                .doesNotContain("moment: A ");
    }

    @Test
    @DisplayName("a person may play the other side")
    void sideB() {
        assertThat(Run.typing("7\n", "--human=b", "--seed", "11").out())
                .contains("You are S.K.", "You place face-down Akos the Perceptive with Pillage");
    }

    private static Run typing(String... lines) {
        return Run.typing(String.join("\n", lines) + "\n", HUMAN);
    }
}
