package io.github.terrene.narrator.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

class LayoutTest {
    @Test
    void everyLineThatIsUnknownIsToldWithItsNumber() {
        Seq<Problem> problems = Layout.parse("""
                                # A toy.
                                board ShownGame
                                  sides table.sides
                                    metre hp
                                    hand
                                bored Card
                                  count deck
                                """).getLeft();
        assertThat(problems.map(Problem::place)).containsExactly("line 4", "line 5", "line 6");
        assertThat(problems.map(Problem::key)).containsOnly("layout/unknown-line");
    }

    @Test
    void onlyRowsAndPlacesAndPlayersHaveLinesBelowThem() {
        assertThat(Layout.parse("board ShownGame\n  count deck\n    figure hp\n")
                        .getLeft()
                        .map(Problem::place))
                .containsExactly("line 2");
    }

    @Test
    void aLineIsCalledAsItSaysOrAsItsPathEnds() {
        Layout layout = Layout.parse("""
                        board ShownGame
                          sides table.sides
                            meter hp: /table.teams.left of 20
                            hand decks.hand
                            places front: inPlay by place.slot FRONT_0 FRONT_1
                            row attacking.standing attacking.hidden at ATTACKING
                              figure /lanes.total
                        card Member
                          figure level? minus damage of /stats.most
                          mark /stats.keywords
                          measure price: stats.cost
                        """).get();
        assertThat(layout.labels())
                .containsExactly(
                        "Board.hp",
                        "Board.hand",
                        "Board.front",
                        "Board.standing",
                        "Board.total",
                        "Board.level",
                        "Board.price");
    }

    /** What is shown of a farm. */
    public record Yard(Array<Pen> pens, boolean open, int eggs) {}

    /** What belongs to one player. */
    public record Pen(Seat seat, Array<String> hens, Gate gate) {}

    /** Something with a part. */
    public record Gate(String bolt) {}

    private static Array<String> misfits(String layout) {
        Form<?> shown = GameForms.common().build().of(Yard.class);
        return Layout.parse(layout).get().misfits(shown, Array.empty()).map(Problem::toString);
    }

    @Test
    void everyLineThatLeadsNowhereIsToldWithWhatElseIsThere() {
        assertThat(misfits("""
                        board Yard
                          sides pens
                            count hens of /eggs
                            text gate.bolt
                            count gate.latch
                            count hens minus /egs
                          sides pen
                            count anything
                          row eggs
                            figure ducks
                          places pens by gate.key FRONT
                        card Cow
                          figure milk
                        """))
                .containsExactly(
                        "line 5: gate.latch leads nowhere: there is no latch, but bolt",
                        "line 6: /egs leads nowhere: there is no egs, but pens, open, eggs",
                        "line 7: pen leads nowhere: there is no pen, but pens, open, eggs",
                        "line 10: ducks leads nowhere: there is no ducks, but pens, open, eggs",
                        "line 11: gate.key leads nowhere: there is no key, but bolt",
                        "card Cow: nothing that is shown, and no card, is called Cow");
    }

    @Test
    void whatCannotBeDrawnIsToldToo() {
        assertThat(misfits("board Yard\n  count open\n  text open\n  measure open\n  measure egs?\n  measure eggs?\n"))
                .containsExactly(
                        "line 2: open is not counted",
                        "line 3: open is true or false, of which there are no words: make it an enum",
                        "line 4: open is not counted",
                        "line 5: egs leads nowhere: there is no egs, but pens, open, eggs");
    }

    @Test
    void oneBoardAtLeastIsForWhatIsShownIfOtherGamesShareTheLayout() {
        assertThat(misfits("board Stable\n  count horses\nboard Yard\n  count pens\ncard Horse\n  figure oats\n"))
                .isEmpty();
        assertThat(misfits("board Stable\n  count horses\n"))
                .containsExactly("board Stable: nothing that is shown, and no card, is called Stable");
    }

    /** As some editors save it. */
    @Test
    void aByteOrderMarkIsNoPartOfTheFirstLine() {
        assertThat(Layout.parse("\uFEFFboard ShownGame\n  count deck\n").get().labels())
                .containsExactly("Board.deck");
    }

    @Test
    void aGameThatBringsNoneHasNone() {
        assertThat(Layout.of("no-such-game")).isEmpty();
    }
}
