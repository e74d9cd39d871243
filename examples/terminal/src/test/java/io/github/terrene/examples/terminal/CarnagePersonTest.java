package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A person who plays Carnage is understood, sees what cards do and cost, and is always told what can be done. In the game of this seed the
 * person may have the Sword first, so that nothing depends on how the bot plays.
 */
class CarnagePersonTest {
    /** Keeps three Legends with a Relic each. */
    private static final String DRAFT = "1 1 1 1 1 1 1 1 ";
    /** Draws the first hand, and takes the Sword. */
    private static final String BEGUN = DRAFT + "1 1 1 2 2 1 ";

    @Test
    @DisplayName("the draft shows what was drawn with its texts, what was kept, and for whom a Relic can be kept")
    void draft() {
        assertThat(typing("1 why keep"))
                .contains(
                        "You are South. Whoever has 15 victory points first wins",
                        "Which Legends and Relics do you keep?")
                .contains("   5  Keep Queen of Coals (premium fire Legend, level 5: fire 5, earth 4, air 3)\n")
                .containsPattern("Kept so\\s+far: Soot\\s+Marshal\\.\n");
        assertThat(typing("1 1 1 1 1"))
                .contains("  Give Ember Brooch (fire Relic, level 1) to Grave Gardener\n      +1 in fire.\n")
                .contains("  Give Ember Brooch (fire Relic, level 1) to Hill Matriarch\n   ")
                .containsPattern("Hill\\s+Matriarch,\\s+Moneyer's\\s+Crucible\\.\n");
    }

    @Test
    @DisplayName("when nothing more can be kept, there is a last chance to undo")
    void noMore() {
        assertThat(typing("1 1 1")).containsPattern("Hill\\s+Matriarch\\.\n   1  Keep no more\n");
        assertThat(typing("1 1 1 1 1 1 1 undo"))
                .containsSubsequence("   1  Keep no more\n", "Taken back.", "   1  Give ", "Keep no more\n");
    }

    @Test
    @DisplayName("below each card of the hand stands what can be done with it, and what that costs and gives")
    void hand() {
        assertThat(typing(BEGUN))
                .contains("From which deck do you draw?\n   1  The Companion deck: Legends and Relics, 9 left\n")
                .contains("What do you do? You have 3 AP and 3 shards.\n  Burn … for 1 shard: 1 ")
                .containsPattern(
                        "  \\d+  Place [\\w ]+ \\(\\w+ Monster, level 2: [^)]*\\) in the nest for\\s+2 shards\n")
                .containsPattern("  \\d+  Use Moneyer's Crucible's power \\(0 shards\\): gain 2 shards\n")
                .containsPattern("  \\d+  Attack with your spearhead \\(2 AP\\)\n");
    }

    @Test
    @DisplayName("numbers do what stands beside them, also where several choices stand in one line")
    void numbers() {
        assertThat(typing(BEGUN + "3"))
                .contains("1 Tempered Edge, 2 Wick Bearer, 3 Scorch Hound,", "You burn Scorch Hound for 1 shard.");
    }

    @Test
    @DisplayName("a meditation shows the cards to the one who looks, with all that can be done with them")
    void meditation() {
        assertThat(typing(BEGUN + "5 5"))
                .contains("You look at the top 2 cards of the Element deck.")
                .contains("What goes back on top of your Element deck?\n   1  Put back ")
                .containsPattern("   3  Put back \\w+ \\+\\d; discard \\w+ \\+\\d\n")
                .containsPattern("You discard \\w+ \\+\\d and \\w+ \\+\\d\\.");
    }

    @Test
    @DisplayName("why names the rule, undo takes back what showed nothing, and giving up must be confirmed")
    void commands() {
        assertThat(typing(BEGUN
                        + "why^attack why^reinforce ? table piles card^harbour 6 undo 2 undo give^up no give^up yes"))
                .contains("that is allowed. It is choice ", "(CG-6.12)", "  spearhead │ ")
                .contains("North, discarded Element cards: nothing", "Harbour Judge   water Legend, level 4")
                .containsSubsequence(
                        "You gain 2 shards.", "Taken back.", "Do you burn another card?", "Your last action is final:")
                .contains("You play on.", "North wins: the game was given up (CG-13.4).");
    }

    @Test
    @DisplayName("what is forbidden for one reason is answered once, and names whoever must decide")
    void whyAlike() {
        assertThat(typing(DRAFT + "1 why"))
                .contains("  Nothing of that is possible: now you must decide: draw (CG-4.8)\n")
                .doesNotContain("Attack with your spearhead (2 AP): now");
    }

    @Test
    @DisplayName("everything keeps within 60 columns")
    void narrow() {
        String told = typing(60, BEGUN + "why hand table piles ? 11 3 why^attack");
        assertThat(told).contains("Who acts in rounds 1, 2 and 3?", "  spearhead │ ");
        assertThat(told.lines()).allMatch(line -> line.length() <= 60);
    }

    @Test
    @DisplayName("in German everything is German but the names of decks")
    void german() {
        assertThat(typing("--language de", 80, BEGUN + "warum^angreifen stapel karte^hafenrichter 6 aufgeben^ja ja"))
                .contains(
                        "Welche Legenden und Relikte behältst du?", "Königin der Glut (Feuer-Legende, Premium, Stufe 5")
                .contains("Tiegel des Münzers (Feuer-Relikt, Stufe 4) an Rußmarschall geben\n")
                .contains("Was tust du? Du hast 3 AP und 3 Splitter.", "das ist erlaubt. Es ist Möglichkeit\n")
                .contains("South, abgeworfene Elementkarten: nichts", "Hafenrichter   Wasser-Legende, Stufe 4")
                .contains("Du erhältst 2 Splitter.");
    }

    @Test
    @DisplayName("own cards are read from a file of plain text, and a list with them plays")
    void ownCards(@TempDir Path folder) throws IOException {
        Path mine = folder.resolve("my-list.txt");
        Files.writeString(mine, """
                Cinder Warden
                fire Legend, level 1: fire 4
                Power (1 shard): draw a card from a deck of your choice.

                Ash Hall
                fire Location
                When placed: gain 2 shards.
                """);
        assertThat(Run.typing("card cinder\nquit\n", "--game", "carnage", "--human", "--cards", mine.toString())
                        .out())
                .contains("South with my-list against North with The Grey Harbour")
                .contains("Cinder Warden   fire Legend, level 1: fire 4")
                .contains("Power (1 shard): draw a card from a deck of your choice.");
        Files.writeString(mine, "Moon Hall\nmoon Location\n");
        assertThat(Run.of("--game", "carnage", "--cards", mine.toString()).err())
                .contains("there is no element called moon");
    }

    /** What is told to somebody who types these lines, with ^ for a blank, and leaves. */
    private static String typing(String lines) {
        return typing(80, lines);
    }

    private static String typing(int width, String lines) {
        return typing("--language en", width, lines);
    }

    private static String typing(String language, int width, String lines) {
        String typed = (lines.strip() + " quit\n").replace(' ', '\n').replace('^', ' ');
        String[] options = (language + " --game carnage --human --seed 10 --width " + width).split(" ");
        return Run.typing(typed, options).out().replace('\u00A0', ' ');
    }
}
