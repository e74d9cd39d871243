package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * A person who plays Carnage is understood, sees what cards do and cost, and is always told what can be done. In the game of this seed the
 * person may have the Sword first, so that nothing depends on how the bot plays.
 */
class CarnagePersonTest {
    /** Keeps three Legends with a Relic each. */
    private static final String DRAFT = "1 1 1 1 1 1 1 ";
    /** Draws the first hand, and takes the Sword. */
    private static final String BEGUN = DRAFT + "1 1 1 2 2 1 ";

    @Test
    @DisplayName("the draft shows what was drawn with its texts, what was kept, and for whom a Relic can be kept")
    void draft() {
        assertThat(typing("1 why keep"))
                .contains("You are South. Whoever has 15 victory points first wins", "Which Legends do you keep?")
                .contains("  Queen of Coals · premium fire Legend, level 5: fire 5, earth 4, air 3\n      4 keep\n")
                .contains("Kept so far: Soot Marshal (level 3).", "what you pass over is not offered again.");
        assertThat(typing("1 1 1 1"))
                .contains("Ember Brooch · fire Relic, level 1\n      +1 in fire.\n")
                .contains("      give to: 5 Grave Gardener, 6 Hill Matriarch\n")
                .contains("Soot Marshal (level 3) with Moneyer's Crucible (level 4), Grave\n");
    }

    @Test
    @DisplayName(
            "when no more Legends can be kept, Relics come by themselves; with Relics there is a last chance to undo")
    void noMore() {
        assertThat(typing("1 1 1")).contains("Which Relics").doesNotContain("No more Legends can be kept.");
        assertThat(typing("1 1 1 undo undo"))
                .containsSubsequence(
                        "Which Relics",
                        "Taken back.",
                        "No more Legends can be kept.\n   1  Keep no more Legends\n",
                        "Taken back.",
                        "Which Legends do you keep?");
        assertThat(typing("1 1 1 1 1 1 undo"))
                .containsSubsequence(
                        "No more Relics can be kept.\n  Both spearheads are shown next",
                        "Taken back.",
                        "Which Relics, and for whom, do you keep?");
    }

    @Test
    @DisplayName("below each card of the hand stands what can be done with it, and what that costs and gives")
    void hand() {
        assertThat(typing(BEGUN))
                .contains("From which deck do you draw?\n   1  The Companion deck: Legends and Relics, 9 left\n")
                .contains("What do you do? You have 3 AP and 3 shards.\n")
                .containsPattern("      \\d+ place for 1 shard; \\d+ burn for 1 shard\n")
                .containsPattern("      costs 2 shards, cannot be placed now; \\d+ burn for 1 shard\n")
                .containsPattern("  \\d+  Use Moneyer's Crucible's power \\(0 shards\\): gain 2 shards\n")
                .containsPattern("  \\d+  Attack with your spearhead \\(2 AP\\)\n");
    }

    @Test
    @DisplayName("numbers ascend down the page, and do what stands beside them")
    void numbers() {
        String told = typing(BEGUN + "2");
        String menu = told.substring(told.indexOf("What do you do?"), told.indexOf("> 2\n  • You burn"));
        assertThat(Pattern.compile("(?:^ {2,3}| {6}|; )(\\d+) ", Pattern.MULTILINE)
                        .matcher(menu)
                        .results()
                        .map(number -> Integer.parseInt(number.group(1))))
                .hasSizeGreaterThan(9)
                .isSorted()
                .doesNotHaveDuplicates();
        assertThat(menu).contains("Scorch Hound", "      1 place for 2 shards; 2 burn for 1 shard\n");
        assertThat(told).contains("You burn Scorch Hound for 1 shard.");
    }

    @Test
    @DisplayName("a meditation shows the cards to the one who looks, with all that can be done with them")
    void meditation() {
        assertThat(typing(BEGUN + "7 5"))
                .contains("You look at the top 2 cards of the Element deck.", "You see ", ", from the top.\n")
                .contains("What goes back on top of your Element deck?\n   1  Put back ")
                .containsPattern("   3  Put back \\w+ \\+\\d; discard \\w+ \\+\\d\n")
                .containsPattern("You discard \\w+ \\+\\d and \\w+ \\+\\d\\.");
    }

    @Test
    @DisplayName("why names the rule, undo takes back what showed nothing, and giving up must be confirmed")
    void commands() {
        assertThat(typing(BEGUN
                        + "why^attack why^reinforce ? table piles card^harbour 8 undo 2 undo give^up no give^up yes"))
                .contains("that is allowed. It is choice ", "(CG-6.12)", "  ├─ 1 ─")
                .contains(
                        "  table          draws both sides: L is a Legend's level,\n                 F W E A what it counts in each element\n")
                .contains("North's discarded Element cards: nothing", "Harbour Judge   water Legend, level 4")
                .containsSubsequence(
                        "You gain 2 shards.", "Taken back.", "Do you burn another card?", "Your last action is final:")
                .contains("You play on.", "North wins: you gave the game up (CG-13.4).");
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
        assertThat(told).contains("Who acts in rounds 1, 2 and 3?", "  ├─ 1 ───");
        assertThat(told.lines()).allMatch(line -> line.length() <= 60);
    }

    /** What is told to somebody who types these lines, with ^ for a blank, and leaves. */
    private static String typing(String lines) {
        return typing(80, lines);
    }

    private static String typing(int width, String lines) {
        String typed = (lines.strip() + " quit\n").replace(' ', '\n').replace('^', ' ');
        return Run.typing(typed, "--game", "carnage", "--human", "--seed", "10", "--width", "" + width)
                .out()
                .replace('\u00A0', ' ');
    }
}
