package io.github.terrene.narrator.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import org.junit.jupiter.api.Test;

class LayoutTest {
    @Test
    void everyLineThatIsUnknownIsToldWithItsNumber() {
        assertThat(Layout.parse("""
                                # A toy.
                                board ShownGame
                                  sides table.sides
                                    metre hp
                                    hand
                                bored Card
                                  count deck
                                """).getLeft().map(Problem::place)).containsExactly("line 4", "line 5", "line 6");
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
                        """).get();
        assertThat(layout.labels())
                .containsExactly(
                        "Board.hp", "Board.hand", "Board.front", "Board.standing", "Board.total", "Board.level");
    }

    @Test
    void aGameThatBringsNoneHasNone() {
        assertThat(Layout.of("no-such-game")).isEmpty();
    }
}
