package io.github.terrene.bots.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;

/** The arena as people use it: what it tells, and what it says of wrong options and files. */
class CommandLineTest extends CalledArena {
    @Test
    void theTableSaysHowStrongEachIs() {
        assertThat(arena("--game hobe --agents random,greedy --games 20")).isZero();
        assertThat(out.toString())
                .startsWith("Hobe, 20 games")
                .contains("1 greedy ", "2 random ", "The median game takes ");
    }

    @Test
    void decksAreComparedToo() throws IOException {
        assertThat(arena("--game hobe --decks --agent sensible --games 2 --out @decks.csv"))
                .isZero();
        assertThat(file("decks.csv").lines().skip(1))
                .hasSize(2)
                .allMatch(line -> line.contains(",Black Ships,High Walls,") && line.contains(",sensible|sensible,"));
    }

    @Test
    void onlySomeDecksArePlayedIfThatIsWished() throws IOException {
        assertThat(arena("--game hobe --agents random,sensible --only walls --games 2 --out @walls.csv"))
                .isZero();
        assertThat(file("walls.csv").lines().skip(1))
                .hasSize(2)
                .allMatch(line -> line.contains(",High Walls|High Walls,"));
        assertThat(arena("--game hobe --decks --agent sensible --only walls,black --games 2 --out @turned.csv"))
                .isZero();
        assertThat(file("turned.csv").lines().skip(1)).allMatch(line -> line.contains(",High Walls,Black Ships,"));
    }

    @Test
    void badOptionsAreToldWell() {
        told("", "say with --game what is played. There are: hobe");
        told("--game chess", "there is no game \"chess\". There are: hobe");
        told("--game hobe", "say who plays: --agents with at least two of them, or --decks");
        told(
                "--game hobe --agents random,greedy --agent sensible",
                "--agent plays the decks that are compared: it needs --decks");
        told(
                "--game hobe --agents greedy,clever",
                "there is no agent \"clever\". There are:\n  random: ",
                "search:500");
        told(
                "--game hobe --agents greedy,search",
                "\"search\" needs a number of at least 1:\n  search:500: ",
                "search:200ms");
        told("--game hobe --agents greedy,trials:0", "\"trials:0\" needs a number of at least 1:", "trials:4");
        told("--game hobe --agents greedy,greedy", "at least two different agents are needed");
        told(
                "--game hobe --decks --games 3",
                "--games 3: it must be an even number of at least 2, as each deal is played from both sides");
        told(
                "--game hobe --agents random,greedy,casual --games 2147483646",
                "--games 2147483646 for each pair makes more than two billion games");
        told(
                "--game hobe --decks --seed 1 --shard 4/3 --out @x.csv",
                "\"4/3\" is not a share: 3/10 is the third of ten");
        told(
                "--game hobe --decks --shard 1/3 --out @x.csv",
                "--shard plays a share of a tournament: say with --seed of which");
        told("--game hobe --decks --seed 1 --shard 1/3", "say with --out where it goes");
        told("--game hobe --decks --margin 4", "--margin says when to stop: it needs --until-sure");
        for (String margin : new String[] {"NaN", "Infinity", "-Infinity", "-4", "0", "50", "100", "1e9"}) {
            told("--game hobe --decks --until-sure --margin " + margin, "--margin must be above 0 and below 50");
        }
        told("--game hobe --decks --threads 0", "--threads must be from 1");
        told("--game hobe --decks --threads 1025", "--threads must be from 1 to 1,024");
        told(
                "--game hobe --decks --only a,x",
                "--only a names 2 decks, and must name one. There are: Black Ships, High Walls",
                "--only x names 0 decks");
        told("--game hobe --decks --only high.walls", "at least two decks are needed");
        told("--game hobe --decks --only walls", "at least two decks are needed");
        told(
                "--game hobe --agents greedy,program:",
                "a command is expected: a program and its arguments, such as python3 my_bot.py");
        told("--gmae hobe", "--gmae");
    }

    private void told(String line, String... sentences) {
        err.getBuffer().setLength(0);
        assertThat(arena(line)).as(line).isEqualTo(2);
        assertThat(err.toString()).contains(sentences).contains("Try --help");
    }

    @Test
    void whyAgentsFailIsSaidOnceOfEach() {
        assertThat(arena("--game hobe --agents program:no-such-program,random --games 4"))
                .isZero();
        assertThat(err.toString().split("has lost game")).hasSize(2);
        assertThat(err.toString())
                .contains("program:no-such-program has lost game")
                .contains("did not start");
        assertThat(out.toString()).contains("failed");
    }

    @Test
    void whoFailedCanBeSeenFailingAgain() {
        assertThat(arena("--game hobe --games 4 --seed 77 --threads 1 --agents", "random,program:no-such 'program'"))
                .isZero();
        assertThat(err.toString())
                .contains(
                        "has lost game 0: the agent of seat B failed: ", "in decision ", "arena --game hobe --agents ")
                .contains(" 'random,program:no-such '\\''program'\\''' --games 4 --seed 77")
                .doesNotContain("Rng", "generator");
        assertThat(arena("--game hobe --games 2 --agents program:no-such,random"))
                .isZero();
        assertThat(err.toString()).endsWith(out.toString().replaceAll("(?s).*( --seed [0-9]+)\\..*", "$1") + "\n");
    }

    @Test
    void pagesThatCannotBeWrittenAreToldBeforeGamesArePlayed() {
        assertThat(arena("--game hobe --decks --games 2 --out @both --report @both"))
                .isEqualTo(1);
        assertThat(err.toString()).contains("both: the results and the page need different files: --out, --report");
        assertThat(arena("--game hobe --decks --games 2 --out @kept.csv --report @absent/page.html"))
                .isEqualTo(1);
        assertThat(err.toString()).contains("page.html: no page can be written there");
        assertThat(folder.resolve("both")).doesNotExist();
        assertThat(folder.resolve("kept.csv")).doesNotExist();
        assertThat(arena("--game hobe --decks --games 2 --out @absent/all.csv")).isEqualTo(1);
        assertThat(err.toString()).contains("all.csv: there is no such folder");
    }

    @Test
    void whatTheSystemRefusesIsToldInItsWords() {
        String name = "x".repeat(300);
        assertThat(arena("--game hobe --decks --games 2 --out @" + name)).isEqualTo(1);
        assertThat(err.toString()).contains(name + ": cannot be read or written: java.nio.file.FileSystemException: ");
        assertThat(arena("--game hobe --decks --games 2 --report @" + name)).isEqualTo(1);
        assertThat(err.toString()).contains(name + ": cannot be written: java.nio.file.FileSystemException: ");
    }

    @Test
    void filesThatAreNoResultsOfThisTournamentAreLeftAlone() throws IOException {
        arena("--game hobe --decks --games 2 --seed 1 --out @one.csv");
        String before = file("one.csv");
        assertThat(arena("--game hobe --decks --games 2 --seed 2 --out @one.csv"))
                .isEqualTo(1);
        assertThat(err.toString())
                .contains("one.csv: these are results of another tournament: game 0 is not what these options play");
        assertThat(file("one.csv")).isEqualTo(before);
        Files.writeString(folder.resolve("one.csv"), "broken\n", StandardOpenOption.APPEND);
        assertThat(arena("--game hobe --decks --games 2 --out @one.csv")).isEqualTo(1);
        assertThat(err.toString()).contains("one.csv, line 4: \"broken\" is not a result of a game");
        assertThat(arena("merge @absent.csv --out @all.csv")).isEqualTo(1);
        assertThat(err.toString()).contains("absent.csv: there is no such file");
    }

    @Test
    void whatIsNoFileOfResultsIsLeftAsItIs() throws IOException {
        String line = "--game hobe --decks --games 2 --seed 1 --out @";
        Files.writeString(folder.resolve("note.txt"), "no line, but precious");
        assertThat(arena(line + "note.txt")).isEqualTo(1);
        assertThat(err.toString()).contains("note.txt, line 1: these are not results of an arena");
        assertThat(file("note.txt")).isEqualTo("no line, but precious");
        Files.createDirectory(folder.resolve("place"));
        assertThat(arena(line + "place")).isEqualTo(1);
        assertThat(err.toString()).contains("place: this is not a file of lines");
    }

    @Test
    void linesThatTellATerminalSomethingAreRefusedInPlainSigns() throws IOException {
        arena("--game hobe --decks --games 2 --seed 1 --out @one.csv");
        Files.writeString(folder.resolve("one.csv"), file("one.csv").replace("HB-11.1", "HB\u001b[2J"));
        err.getBuffer().setLength(0);
        assertThat(arena("merge @one.csv --out @all.csv")).isEqualTo(1);
        assertThat(err.toString())
                .contains("HB [2J\" is not a result of a game")
                .doesNotContain("\u001b");
        Files.writeString(folder.resolve("one.csv"), file("one.csv").replace("HB\u001b[2J", "HB\u2028"));
        assertThat(arena("merge @one.csv --out @all.csv")).isEqualTo(1);
        assertThat(err.toString()).contains("HB \" is not a result of a game").doesNotContain("\u2028");
    }

    @Test
    void onlyResultsOfOneTournamentAreMerged() throws IOException {
        arena("--game hobe --decks --games 2 --seed 1 --shard 1/2 --out @one.csv");
        arena("--game hobe --decks --games 4 --seed 2 --shard 2/2 --out @two.csv");
        assertThat(arena("merge @one.csv @two.csv --out @all.csv")).isEqualTo(1);
        assertThat(err.toString())
                .contains("these are results of different tournaments: --game hobe --seed 1, --game hobe --seed 2");
    }

    @Test
    void sharesOfOtherContestantsAreNotMerged() {
        String line = "--game hobe --games 6 --seed 1 --agents beginner,";
        arena(line + "random --shard 1/2 --out @one.csv");
        arena(line + "sensible --shard 2/2 --out @two.csv");
        assertThat(arena("merge @one.csv @two.csv --out @all.csv")).isEqualTo(1);
        assertThat(err.toString()).contains("these games cannot be of one tournament: beginner, random, sensible");
        assertThat(folder.resolve("all.csv")).doesNotExist();
    }

    @Test
    void otherContestantsAreToldBeforeTheirResults() {
        String line = "--game hobe --games 2 --seed 1 --agents beginner,";
        arena(line + "random --out @one.csv");
        arena(line + "sensible --out @two.csv");
        assertThat(arena("merge @one.csv @two.csv --out @all.csv")).isEqualTo(1);
        assertThat(err.toString()).contains("these games cannot be of one tournament: beginner, random, sensible");
    }

    @Test
    void aFewSharesAreMergedThoughSomebodyHasNotPlayedYet() throws IOException {
        String line = "--game hobe --games 2 --seed 1 --agents beginner,random,sensible,casual";
        for (int part : new int[] {1, 2, 4}) {
            arena(line + " --shard " + part + "/6 --out @" + part + ".csv");
        }
        assertThat(arena("merge @1.csv @2.csv @4.csv --out @all.csv")).isZero();
        assertThat(file("all.csv")).hasLineCount(1 + 3 * 2).doesNotContain("casual");
    }

    @Test
    void aSeedIsDrawnToldAndKept() throws IOException {
        String line = "--game hobe --agents random,sensible --games 2 --out @";
        arena(line + "one.csv");
        arena(line + "two.csv");
        assertThat(file("one.csv")).isNotEqualTo(file("two.csv"));
        String seed = out.toString().replaceAll("(?s).*--seed ([0-9]+).*", "$1");
        arena(line + "again.csv --seed " + seed);
        assertThat(file("again.csv")).isEqualTo(file("two.csv"));
        assertThat(arena((line + "two.csv").replace("--games 2", "--games 4"))).isZero();
        assertThat(file("two.csv")).startsWith(file("again.csv")).hasLineCount(1 + 4);
    }

    @Test
    void aGameWithTwoResultsIsNotMerged() throws IOException {
        arena("--game hobe --decks --agent sensible --games 2 --seed 1 --out @one.csv");
        arena("--game hobe --decks --agent random --games 2 --seed 1 --out @two.csv");
        assertThat(arena("merge @one.csv @two.csv --out @all.csv")).isEqualTo(1);
        assertThat(err.toString()).contains("game 0 has two results", "game 1 has two results");
        assertThat(arena("merge @one.csv @one.csv --out @all.csv")).isZero();
        assertThat(file("all.csv")).isEqualTo(file("one.csv"));
    }

    @Test
    void aShareThatIsMissingIsNoticed() {
        String line = "--game hobe --agents random,sensible,beginner --games 6 --seed 1";
        arena(line + " --shard 1/2 --out @one.csv");
        arena(line + " --shard 2/2 --out @two.csv");
        assertThat(arena("merge @one.csv --out @all.csv")).isZero();
        assertThat(err.toString()).contains("6 games are missing although later ones are there");
        err.getBuffer().setLength(0);
        assertThat(arena("merge @two.csv @one.csv --out @all.csv")).isZero();
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void helpTeaches() {
        assertThat(arena("--help")).isZero();
        assertThat(out.toString()).contains("Examples:", "arena merge", "search:200ms", "--until-sure", "Exit codes");
        assertThat(out.toString().lines()).allMatch(line -> line.length() <= 80);
    }
}
