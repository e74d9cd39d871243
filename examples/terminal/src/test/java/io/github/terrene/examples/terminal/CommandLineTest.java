package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The options do what people expect of a program, and whoever mistypes one is told what to do. */
class CommandLineTest {

    @Test
    @DisplayName("--help names every option, with examples and exit codes, in lines that fit")
    void help() {
        Run run = Run.of("--help");
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains(
                        "--format",
                        "--players",
                        "--human",
                        "--decks",
                        "--edition",
                        "--seed",
                        "--view",
                        "--save",
                        "--replay",
                        "--quiet")
                .contains("--verbose", "--color", "--help", "Examples:", "Exit codes:");
        assertThat(run.out().lines()).allMatch(line -> line.length() <= 100);
    }

    @Test
    @DisplayName("what follows \"arena\" goes to the arena, which knows all games")
    void arena() {
        Run run = Run.of("arena", "--game", "hobe", "--agents", "random,sensible", "--games", "2");
        assertThat(run.code()).isZero();
        assertThat(run.out()).startsWith("Hobe, 2 games");
        assertThat(Run.of("arena", "--game", "chess").err())
                .contains("There are: odyssey, odyssey-2v2, terralore, hobe, carnage");
    }

    @ParameterizedTest(name = "{0}")
    @DisplayName("wrong usage is told on stderr in a sentence, with exit code 2 and without a stack trace")
    @CsvSource(delimiter = '|', textBlock = """
                    --sead 7                        | --seed
                    --seed seven                    | "seven" is not a whole number
                    --decks gregry,sk               | there is no deck "gregry". Did you mean gregory?
                    --decks xyzzy,sk                | The decks are: Gregory the Hoarder, S.K. the Art Historian
                    --decks s,jin                   | "s" may be S.K. the Art Historian or Skylar the Determined
                    --decks jin                     | --decks needs two decks, not 1
                    --decks jin,jin,jin             | --decks needs two decks, not 3
                    --edition 2015                  | The editions are: rulebook, update-2015.
                    --human C                       | --human plays A or B, not "C"
                    --human A --view B              | leave --view out
                    --quiet --verbose               | cannot go together
                    --replay no-such-file           | cannot read no-such-file: there is no such file
                    --replay .                      | cannot read .: it is a folder
                    --replay . --seed 7             | leave out --
                    --save .                        | it is a folder
                    --save no-such-folder/x.replay  | there is no folder
                    --color sometimes               | expected one of
                    --force                         | --force goes with --save
                    --width 20                      | --width is at least 60
                    --width wide                    | --width
                    --view C                        | nobody sits at C; there is A or B
                    --view E                        | nobody sits at E; there is A or B
                    --view M                        | expected one of
                    --format 3v3                    | there is no format "3v3". The formats are: duel, 2v2.
                    --format 2v2 --decks jin,sk     | --decks needs four decks, not 2; for example --decks gregory,sk,skylar,jin
                    --format 2v2 --human E          | --human plays A, B, C or D, not "E"
                    --format 2v2 --replay .         | leave out --
                    --game draft --players 2        | --players is from 3 to 12, not 2
                    --game draft --players 13       | --players is from 3 to 12, not 13
                    --game draft --players many     | --players
                    --players 4                     | --players goes with --game draft
                    --game terralore --players 4    | --players goes with --game draft
                    --game draft --format 2v2       | the games of a draft are duels
                    --game draft --decks jin,sk     | where everybody builds a deck
                    --game draft --view I           | nobody sits at I; there is A, B, C, D, E, F, G or H
                    --game draft --human I          | --human plays A, B, C, D, E, F, G or H, not "I"
                    --replay . --players 4          | leave out --
                    --replay . --best-of 3          | leave out --
                    --best-of 1                     | --best-of is 3 here, not 1
                    --game hobe --best-of 5         | --best-of is 1 or 3 here, not 5
                    --game draft --best-of 3        | --best-of does not go with a draft
                    --game chess                    | expected one of
                    pizza                           | 'pizza'
                    """)
    void wrongUsage(String line, String told) {
        Run run = Run.of(line.strip().split(" "));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .startsWith("terrene: ")
                .contains(told.strip())
                .contains("--help")
                .doesNotContain("Exception", "\tat ");
    }

    @Test
    @DisplayName("two decks may be given as one word or as two")
    void decks() {
        String told = Run.of("--quiet", "--level", "casual", "--seed", "1", "--decks", "jin,Mr. White the Astute")
                .out();
        assertThat(told).startsWith("Jin the Ambitious against Mr. White the Astute");
        assertThat(Run.of("--quiet", "--level", "casual", "--seed", "1", "--decks", "jin", "mr")
                        .out())
                .isEqualTo(told);
    }

    @Test
    @DisplayName("without a seed one is drawn, and told so that the match can be seen again")
    void drawnSeed() {
        Run run = Run.of("--quiet");
        assertThat(run.out()).contains("To see it again: --seed ");
        String seed = run.out().replaceAll("(?s).*--seed (-?\\d+).*", "$1");
        assertThat(Run.of("--quiet", "--seed", seed).out()).isEqualTo(run.out());
    }

    @Test
    @DisplayName("what is to be repeated is told in full when it is not the usual match")
    void again() {
        Run run = Run.of("--quiet", "--seed", "4", "--decks", "mr,sk", "--edition", "update-2015");
        assertThat(run.out()).contains("--edition update-2015 --seed 4 --decks mrwhite,sk");
        assertThat(Run.of("--quiet", "--seed", "4", "--decks", "mrwhite,sk", "--edition", "update-2015")
                        .out())
                .isEqualTo(run.out());
    }
}
