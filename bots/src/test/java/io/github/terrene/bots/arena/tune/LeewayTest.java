package io.github.terrene.bots.arena.tune;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.bots.arena.CardNumber;
import io.github.terrene.bots.arena.Erratum;
import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Which numbers may change is said in a few lines. */
class LeewayTest {
    private static final Array<CardNumber> NUMBERS = Array.of(
            new CardNumber(Array.of("wall-archer"), "Wall Archer", "hp", 3),
            new CardNumber(Array.of("wall-archer"), "Wall Archer", "text.0.damage", 1),
            new CardNumber(Array.of("beach-slinger"), "Beach Slinger", "hp", 20));

    private static Array<Dial> dials(String text) {
        return Leeway.read("my.leeway", text).get().of(NUMBERS);
    }

    private static Array<String> wrong(String text) {
        return Leeway.read("my.leeway", text).getLeft().map(Problem::toString).toArray();
    }

    private static final String LIKE =
            ": lines are like \"wall-archer.hp by 1 from 1 to 9\", \"wall-archer.hp by 1 within 2\" or \"wall-archer.hp stays\"; "
                    + "a star stands for anything";
    private static final String RANGE =
            ": a step is at least 1 and no further than it may go, and ranges go from less to more";

    @Test
    void theLastLineThatFitsHolds() {
        assertThat(dials("# all HP\r\n\r\n*.hp by 2 from 1 to 30\r\nbeach-slinger.* stays"))
                .containsExactly(new Dial(NUMBERS.get(0), 2, 1, 30));
        assertThat(dials("wall-archer.* by 1 from 0 to 5")
                        .map(dial -> dial.number().part()))
                .containsExactly("hp", "text.0.damage");
        assertThat(dials("*.cost by 1 from 0 to 5")).isEmpty();
    }

    @Test
    void aNumberThatIsNotInItsRangeStays() {
        assertThat(dials("*.hp by 1 from 1 to 10")).containsExactly(new Dial(NUMBERS.get(0), 1, 1, 10));
    }

    @Test
    void howFarItMayGoFromWhatIsPrintedCanBeSaidToo() {
        assertThat(dials("*.hp by 2 within 4").map(dial -> dial.least() + " to " + dial.most()))
                .containsExactly("16 to 24", "-1 to 7");
        assertThat(dials("*.hp by 2 within 4 from 1 to 22").map(dial -> dial.least() + " to " + dial.most()))
                .containsExactly("16 to 22", "1 to 7");
    }

    @Test
    void aSettingIsWhatErrataSay() {
        Array<Dial> dials = dials("*.hp by 2 within 4");
        Setting setting = new Setting(Array.of(-1, 2));
        assertThat(Setting.of(dials, setting.errata(dials)).get()).isEqualTo(setting);
        Array<Erratum> beyond = Array.of(
                NUMBERS.get(0).changed(4),
                NUMBERS.get(1).changed(1),
                NUMBERS.get(2).changed(10));
        assertThat(Setting.of(dials, beyond).getLeft().map(Problem::toString))
                .containsExactly(
                        "wall-archer.hp: 4 cannot be reached with what may change",
                        "wall-archer.text.0.damage: 1 cannot be reached with what may change",
                        "beach-slinger.hp: 10 cannot be reached with what may change");
        assertThat(Setting.of(dials, beyond).getLeft().map(Problem::key)).containsOnly("tune/from");
    }

    @Test
    void aDialGoesAsFarAsItsRange() {
        Dial dial = new Dial(NUMBERS.get(0), 2, 1, 6);
        assertThat(Array.of(-2, -1, 0, 1, 2).filter(dial::reaches)).containsExactly(-1, 0, 1);
        assertThat(dial.erratum(1)).hasToString("wall-archer.hp = 5");
    }

    @Test
    void aLineThatIsAboutNothingIsFound() {
        assertThat(Leeway.read("my.leeway", "*.hp by 1 from 1 to 9\nwall-acher.* stays")
                        .get()
                        .inVain(NUMBERS))
                .containsExactly("wall-acher.*");
    }

    @Test
    void allMistakesAreToldWithTheirLines() {
        assertThat(wrong("*.hp by 5\n*.hp by 0 from 1 to 2\n*.hp by 1 from 3 to 3\nstays\n*.hp stays"))
                .containsExactly(
                        "my.leeway, line 1: \"*.hp by 5\" is not understood" + LIKE,
                        "my.leeway, line 2: \"*.hp by 0 from 1 to 2\"" + RANGE,
                        "my.leeway, line 3: \"*.hp by 1 from 3 to 3\"" + RANGE,
                        "my.leeway, line 4: \"stays\" is not understood" + LIKE);
        assertThat(Leeway.read("my.leeway", "x\n*.hp by 0 from 1 to 2")
                        .getLeft()
                        .map(Problem::key))
                .containsExactly("leeway/line", "leeway/range");
    }
}
