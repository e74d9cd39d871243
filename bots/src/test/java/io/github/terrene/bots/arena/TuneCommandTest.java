package io.github.terrene.bots.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/** The search for balance as people call it. How it is found is in the tests of its package. */
class TuneCommandTest extends CalledArena {
    private void told(String line, String... parts) {
        err.getBuffer().setLength(0);
        assertThat(arena(line)).as(line).isEqualTo(2);
        assertThat(err.toString()).as(line).contains(parts);
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    @Test
    void wrongOptionsAreToldWell() throws IOException {
        write("none.leeway", "*.luck by 1 from 0 to 7");
        Files.write(folder.resolve("latin.leeway"), new byte[] {(byte) 0xfc});
        told("tune", "say with --game what is played. There are: hobe");
        told("tune --game hobe --only walls", "at least two decks are needed");
        told("tune --game hobe", "say with --may which numbers may change; --list shows all of them");
        told("tune --game hobe --may @absent", "there is no such file");
        told("tune --game hobe --may @latin.leeway", "this is not text in UTF-8: save it as such");
        told("tune --game hobe --may @", "it cannot be read");
        told("tune --game hobe --may @none.leeway", "no number on a card of these decks may change");
        told("tune --game hobe --may @none.leeway --threads 0", "--threads must be from 1 to 1,024");
        told(
                "tune --game hobe --within 3 --deals 0 --probes 3 --rounds 0",
                "--within must be above 3 and below 50, in games of 100",
                "--deals must be from 1 to 100,000",
                "--probes must be an even number from 2 to 100,000",
                "--rounds must be from 1 to 100");
    }

    @Test
    void aGameWhoseCardsAreFixedSaysSo() throws IOException {
        write("my.errata", "wall-archer.hp = 4\n");
        told("--game hobe --decks --errata @my.errata", "hobe is only played with its own cards, as they are");
        told("--game hobe --decks --errata @absent", "there is no such file");
        write("my.errata", "wall-archer.hp: 4\n");
        told("--game hobe --decks --errata @my.errata", "my.errata, line 1: \"wall-archer.hp: 4\" is no erratum");
        told("--game hobe --decks --cards @absent", "there is no such file");
    }

    @Test
    void onlyListsOfErrataAreReplaced() throws IOException {
        write("my-set.txt", "Harbour Cook\n");
        assertThat(arena("tune --game hobe --write @my-set.txt")).isEqualTo(1);
        assertThat(err.toString()).contains("my-set.txt: this is not a list of errata, and is not replaced");
        assertThat(file("my-set.txt")).isEqualTo("Harbour Cook\n");
        write("my.errata", "wall-archer.hp = 4\n");
        told("tune --game hobe --write @my.errata", "say with --may");
    }

    @Test
    void numbersOfAGameWhoseCardsAreFixedAreNotListed() {
        assertThat(arena("tune --game hobe --list")).isZero();
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void keysAreStable() {
        assertThat(new io.github.terrene.bots.arena.tune.Target(0, 0, 1, 0)
                        .problems()
                        .map(io.github.terrene.kernel.Problem::key))
                .containsExactly("tune/within", "tune/deals", "tune/probes", "tune/rounds");
    }
}
