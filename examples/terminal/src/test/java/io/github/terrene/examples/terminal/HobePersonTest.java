package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A person who plays Hobe is understood, sees what cards do, and is always told what can be done. */
class HobePersonTest {
    @Test
    @DisplayName("what can be played stands in a menu, with what it costs, is aimed at and does")
    void menu() {
        assertThat(typing("1", "quit").out())
                .contains("You are South. Your deck is your life", "What do you move or play?", "You draw Fair Wind.")
                .contains("   1  Play Beach Slinger (Ranged 1/2, free)\n")
                .contains("You play Beach Slinger.", "What else do you play?")
                .contains("on your Beach Slinger (2 tokens,\n      standby 0)\n      The bearer is Ranged.");
    }

    @Test
    @DisplayName("moves are in a line with a number for each slot; undo takes one back")
    void moves() {
        assertThat(typing("1", "3", "1", "table", "undo", "undo", "quit").out().replace('\u00A0', ' '))
                .contains("  Move Beach Slinger (standby 0) to …: 1 front 0, 2 front 1, 3 back 0, 4 back 1\n")
                .contains("You move Beach Slinger from standby 0 to front 0.")
                .containsPattern("  front +│ Beach Slinger +│ ·\n +│ ATK 1 HP 2/2 Ranged +│\n")
                .contains("Taken back.", "Your last action is final:");
    }

    @Test
    @DisplayName("why tells the first rule that is broken, or that something is allowed and by which number")
    void why() {
        assertThat(typing("why captain", "why beach", "why go on", "1", "why attack", "quit")
                        .out())
                .contains("asks for Human and any (HB-7.9)")
                .contains("(HB-5.1)", "that is allowed. It is choice 1.");
    }

    @Test
    @DisplayName("table, hand, piles, card and ? show what they say; giving up must be confirmed")
    void shows() {
        assertThat(typing("?", "table", "hand", "piles", "card club", "card xyz", "give up", "no", "give up", "yes")
                        .out())
                .contains("give up        lets the other one win", "  Situation  ·\n", "South, Underworld: nothing")
                .contains("Olive Club   Weapon, cost 0\n      The bearer has ATK +1.", "No card has that name.")
                .contains("You play on.", "North wins and gets a hug: the game was given up (HB-11.4).");
    }

    @Test
    @DisplayName("all of it in German")
    void german() {
        assertThat(Run.typing(
                                "1\nwarum hauptmann\nkarte keule\nkarte\nstapel\n?\nzurück\n99\nxyz\naufgeben ja\nja\n",
                                "--game",
                                "hobe",
                                "--human",
                                "--seed",
                                "5",
                                "--width",
                                "80",
                                "--language",
                                "de")
                        .out())
                .contains("Du bist South. Dein Deck ist dein Leben", "Was bewegst oder spielst du?")
                .contains(
                        "   1  Strandschleuderer (Fernkampf 1/2, gratis) ausspielen\n",
                        "Du spielst Strandschleuderer aus.")
                .contains("Hauptmann der Wache verlangt Mensch und beliebig (HB-7.9)")
                .contains("Olivenholzkeule   Waffe, Kosten 0\n      Der Träger hat ATK +1.", "Welche Karte?")
                .contains("South, Unterwelt: nichts", "zeigt den Tisch", "Es gibt keine Möglichkeit 99")
                .contains(
                        "North gewinnt und bekommt eine Umarmung: Das Spiel wurde aufgegeben (HB-11.4).", "Ergebnis: ");
    }

    @Test
    @DisplayName("whoever writes cards as plain text plays them, and is told what is wrong with them")
    void ownCards(@TempDir Path folder) throws IOException {
        Path mine = Files.writeString(
                folder.resolve("mine.txt"),
                "Harbour Cook\nMelee Human, ATK 1, HP 3, cost 0\nWhen it enters the battlefield: draw a card.\n");
        Path german = Files.writeString(folder.resolve("meine.txt"), "Koch\nMensch, Nahkampf, ATK 1, HP 3, Kosten 0\n");
        Path wrong =
                Files.writeString(folder.resolve("wrong.txt"), "One\nEvent, cost 1\nDraw 2 cadrs.\n\nTwo\nWeepon\n");
        assertThat(Run.typing("card cook\nquit\n", "--game", "hobe", "--human", "--cards", mine.toString())
                        .out())
                .contains("South with mine", "Harbour Cook   Melee Human, ATK 1, HP 3, cost 0");
        assertThat(Run.typing(
                                "karte koch\nende\n",
                                "--game",
                                "hobe",
                                "--human",
                                "--language",
                                "de",
                                "--cards",
                                german.toString())
                        .out())
                .contains("South mit meine", "Koch   Mensch, Nahkampf, ATK 1, HP 3, Kosten 0");
        Run refused = Run.of("--game", "hobe", "--cards", wrong.toString());
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err())
                .contains("line 3, column 8: \"cadrs\" is not understood: did you mean \"cards\"?")
                .contains("line 6, column 1: \"Weepon\" is not understood: did you mean \"Weapon\"?");
        Run empty = Run.of(
                "--game", "hobe", "--cards", Files.writeString(wrong, "\n").toString());
        assertThat(empty.code()).isEqualTo(2);
        assertThat(empty.err()).contains(wrong + " cannot be played:\n  line 1: there is no card in this text");
    }

    @Test
    @DisplayName("what is wrong with a file is told in the language in which it is written")
    void wrongInItsLanguage(@TempDir Path folder) throws IOException {
        Path mine = Files.writeString(
                folder.resolve("meine.txt"),
                "Koch\nMensch, Nahkampf, ATK 1, HP 3 Kosten 0\nWenn sie das Schlachtfeld betritt: Zieh 1 Kartn.\n");
        assertThat(Run.of("--game", "hobe", "--language", "de", "--cards", mine.toString())
                        .err())
                .contains(mine + " kann nicht gespielt werden:\n  Zeile 2, Spalte 30: vor \"Kosten\" fehlt \",\"\n");
        Files.writeString(mine, "Ruder\nWaffe, Kosten 100\nDer Träger hat ATK +1.\n\nRuder\nEvent, cost 0\n");
        assertThat(Run.of("--game", "hobe", "--language", "de", "--cards", mine.toString())
                        .err())
                .contains("Zeile 6, Spalte 1: ", "ist nicht verständlich: Hier könnte \"Ereignis\"");
        Files.writeString(mine, "Ruder\nWaffe, Kosten 100\nDer Träger hat ATK +1.\n");
        assertThat(Run.of("--game", "hobe", "--language", "de", "--cards", mine.toString())
                        .err())
                .contains("  Zeile 1, Ruder: die Kosten müssen zwischen 0 und 99 liegen, nicht bei 100 (HB-");
        Files.writeString(mine, "Cook\nMelee Human, ATK 1, HP 3\n");
        assertThat(Run.of("--game", "hobe", "--language", "de", "--cards", mine.toString())
                        .err())
                .contains("  line 2, column 25: \", cost 1\" is missing at the end of the line");
        assertThat(Run.of("--game", "hobe", "--language", "de", "--cards", mine + "x")
                        .err())
                .contains("--cards: " + mine + "x: eine solche Datei gibt es nicht");
    }

    @Test
    @DisplayName("what is allowed and probably a mistake is said if it is asked for")
    void hints(@TempDir Path folder) throws IOException {
        String dog = "Gate Dog\nMelee Human, ATK 1, HP 2, cost 0\n";
        Path mine = Files.writeString(
                folder.resolve("mine.txt"), "# mine\n" + dog + "When it attacks: destroy an enemy Pirate Human.\n");
        assertThat(Run.of("--game", "hobe", "--quiet", "--hints", "--cards", mine.toString())
                        .out())
                .contains("Hint: line 2, Gate Dog: it means Pirate, which no card of the game is\n", "Result: ");
        assertThat(Run.of("--game", "hobe", "--quiet", "--cards", mine.toString())
                        .out())
                .doesNotContain("Hint");
        assertThat(Run.of("--game", "hobe", "--hints").err()).contains("--hints goes with --cards");
        Files.writeString(mine, dog + "\n" + dog);
        assertThat(Run.of("--game", "hobe", "--cards", mine.toString()).err())
                .contains("cannot be played:\n  line 4, Gate Dog: is the name of several cards (HB-2.2)\nTry");
    }

    @Test
    @DisplayName("somebody's own language file is taken, and what cannot be read in it is listed")
    void ownWords(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("mine.words");
        Files.writeString(file, "language xx\nEvent:\n  CoinTossed = heads {first\n");
        assertThat(Run.of("--game", "hobe", "--words", file.toString()).err())
                .contains("line 3, column 28: the brace is not closed");
        Files.writeString(file, "language xx\nEvent:\n  TurnBegan (heading) = Tour {turn}\n");
        String words = file.toString();
        String options = "--game hobe --seed 5 --level beginner --language de --words " + words + " --view B";
        String told = Run.of(options.split(" ")).out();
        assertThat(told).contains("── Tour 1 ");
        assertThat(told.replaceAll("\\s+", " ")).endsWith("Um es noch einmal zu sehen: " + options + " ");
        assertThat(Run.of("--game", "hobe", "--language", "fr").err()).contains("--language is en or de");
    }

    @Test
    @DisplayName("the language of a region is that language")
    void region() {
        String options = "--game hobe --seed 5 --level beginner --language ";
        String told = Run.of((options + "de-AT").split(" ")).out().replaceAll("\\s+", " ");
        assertThat(told)
                .contains("Um es noch einmal zu sehen: " + options + "de-AT ")
                .isEqualTo(Run.of((options + "de").split(" "))
                        .out()
                        .replaceAll("\\s+", " ")
                        .replace("--language de", "--language de-AT"));
    }

    @Test
    @DisplayName("a file of cards or of words that is not UTF-8 is named, with what can be done about it")
    void otherEncoding(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("mine"), "Méduse\nWeapon, cost 0\n", StandardCharsets.ISO_8859_1);
        for (String option : List.of("--cards", "--words")) {
            Run refused = Run.of("--game", "hobe", option, file.toString());
            assertThat(refused.code()).isEqualTo(2);
            assertThat(refused.err())
                    .contains(option)
                    .contains(file + "")
                    .contains("is not text in UTF-8: save it as such");
        }
    }

    private static Run typing(String... lines) {
        return Run.typing(String.join("\n", lines) + "\n", "--game", "hobe", "--human", "--seed", "5", "--width", "80");
    }
}
