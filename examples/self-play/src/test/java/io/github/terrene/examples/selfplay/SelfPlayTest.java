package io.github.terrene.examples.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A tournament is the same in the arena and on Spark, at once or with interruptions. */
class SelfPlayTest {
    private static final String TOURNAMENT = "--game hobe --agents random,sensible --games 40 --seed 3";

    @TempDir
    private Path folder;

    private Runs runs = new Runs(Path.of(""));

    @BeforeEach
    void begin() {
        runs = new Runs(folder);
    }

    private List<Path> parts() throws IOException {
        try (Stream<Path> parts = Files.list(runs.out().resolve("parts"))) {
            return parts.sorted().toList();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                TOURNAMENT,
                "--game hobe --decks --agent sensible --games 20 --seed 1",
                "--game carnage --decks --agent sensible --games 4 --seed 1 --shard 2/3",
                "--game hobe --agents random,sensible,beginner --games 80 --until-sure --margin 30 --seed 1"
            })
    void theResultsAreThoseOfTheArenaByteForByte(String tournament) throws IOException {
        assertThat(runs.selfPlay(tournament)).isZero();
        assertThat(runs.results()).isEqualTo(runs.arena(tournament));
    }

    @Test
    void resultsAreWrittenInParts() throws IOException {
        runs.selfPlay(TOURNAMENT + " --part 4");
        assertThat(parts())
                .hasSize(10)
                .allSatisfy(part -> assertThat(part).isRegularFile().content().hasLineCount(1 + 4));
        assertThat(runs.out()).isDirectoryNotContaining("glob:**unfinished");
    }

    @Test
    void whatWasInterruptedIsContinuedAndPartsThatAreThereAreNotPlayedAgain() throws IOException {
        runs.selfPlay(TOURNAMENT + " --part 4");
        List<Path> parts = parts();
        String cut = Files.readString(parts.get(0));
        Files.writeString(parts.get(0), cut.substring(0, cut.length() / 2));
        Files.delete(parts.get(1));
        Files.delete(parts.get(5));
        String kept = Files.readString(parts.get(2));
        String told = kept.replaceFirst(",[0-9]+,([^,\n]*)\n", ",99999,$1\n");
        Files.writeString(parts.get(2), told);
        String whole = runs.results().replace(lines(kept), lines(told));
        Files.delete(runs.out().resolve("results.csv"));

        assertThat(runs.selfPlay(TOURNAMENT)).isZero();
        assertThat(runs.results()).isEqualTo(whole).contains(",99999,");
    }

    private static String lines(String file) {
        return file.substring(file.indexOf('\n') + 1);
    }

    @Test
    void aSeedThatWasDrawnIsThatOfAllMachinesAndOfWhatIsContinued() throws IOException {
        String unnamed = TOURNAMENT.replace(" --seed 3", "");
        assertThat(runs.selfPlay(unnamed.replace("40", "10"))).isZero();
        String begun = runs.results();
        assertThat(runs.selfPlay(unnamed)).isZero();
        assertThat(runs.results()).startsWith(begun).hasLineCount(1 + 40);
        String seed = begun.split("\n")[1].split(",")[7];
        assertThat(runs.results()).isEqualTo(runs.arena(unnamed + " --seed " + seed));
    }

    @Test
    void moreGamesGoOnFromThere() throws IOException {
        runs.selfPlay(TOURNAMENT.replace("40", "10"));
        assertThat(runs.selfPlay(TOURNAMENT)).isZero();
        assertThat(runs.results()).isEqualTo(runs.arena(TOURNAMENT));
    }

    @Test
    void resultsOfAnotherTournamentAreRefused() {
        runs.selfPlay(TOURNAMENT.replace("40", "2"));
        assertThat(runs.selfPlay(TOURNAMENT.replace("seed 3", "seed 4"))).isEqualTo(1);
        assertThat(runs.err().toString()).contains("these are results of another tournament: game");
    }

    @Test
    void aFolderThatCannotBeWrittenIsRefused() throws IOException {
        Files.writeString(runs.out(), "a file");
        assertThat(runs.selfPlay(TOURNAMENT)).isEqualTo(1);
        assertThat(runs.err().toString()).startsWith("self-play: " + runs.out() + ": cannot be read or written");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "--game chess --agents random,sensible; there is no game \"chess\"",
                "--game hobe; say who plays",
                "--game hobe --decks --games 3; --games 3: it must be an even number",
                "--game hobe --decks --part 0; --part is 1 or more",
                "--game hobe --decks --threads 3; Unknown options: '--threads'"
            })
    void wrongOptionsAreRefused(String line, String why) {
        assertThat(runs.selfPlay(line)).isEqualTo(2);
        assertThat(runs.err().toString()).startsWith("self-play: ").contains(why);
    }
}
