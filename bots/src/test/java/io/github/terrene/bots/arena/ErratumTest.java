package io.github.terrene.bots.arena;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Other numbers than those that are printed. */
class ErratumTest {
    private static final Erratum HP = new Erratum("wall-archer", "hp", 4);
    private static final Erratum LESS = new Erratum("haze-bomb", "text.0.points", -15);

    @Test
    void theyAreReadAsTheyAreWritten() {
        assertThat(Erratum.read("my.errata", "\ufeff# mine\r\n" + HP + "\r\n\r\n  haze-bomb.text.0.points=-15  ")
                        .get())
                .containsExactly(HP, LESS);
    }

    @Test
    void allMistakesAreToldWithTheirLines() {
        assertThat(Erratum.read("my.errata", "wall-archer = 4\n" + HP + "\nWall Archer.hp = 4\nwall-archer.hp = 5")
                        .getLeft()
                        .map(Problem::toString))
                .containsExactly(
                        "my.errata, line 1: \"wall-archer = 4\" is no erratum: they are written like wall-archer.hp = 4",
                        "my.errata, line 3: \"Wall Archer.hp = 4\" is no erratum: they are written like wall-archer.hp = 4",
                        "my.errata: wall-archer.hp has two numbers");
        assertThat(Erratum.read("my.errata", "x\na.b = 1\na.b = 2").getLeft().map(Problem::key))
                .containsExactly("errata/line", "errata/twice");
    }

    @Test
    void whatIsPlayedWithOtherCardsHasAnIdOfItsOwn() {
        Printing one = Printing.USUAL.with(Array.of(HP));
        Printing other = Printing.USUAL.with(Array.of(LESS));
        Printing own = new Printing(Option.some(new Printing.CardText("my-set.txt", "")), Array.empty());
        assertThat(Printing.USUAL.of("hobe")).isEqualTo("hobe");
        assertThat(Array.of(Printing.USUAL, one, other, own).map(each -> each.of("hobe")))
                .doesNotHaveDuplicates()
                .allMatch(id -> id.startsWith("hobe"));
    }
}
