package io.github.terrene.kernel.zone;

import static io.github.terrene.kernel.zone.Samples.ZONES;
import static io.github.terrene.kernel.zone.Samples.card;
import static io.github.terrene.kernel.zone.Samples.pile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Samples.Area;
import io.github.terrene.kernel.zone.Samples.Side;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Cards that a seat does not see, and others in their places. */
class HiddenTest {
    private static final Side SIDE = new Side(
            Players.SOUTH,
            pile("a", "b"),
            pile("c"),
            List.of(card("d")),
            Option.some(card("e")),
            new Area(Array.of(card("f"), card("g")), 7));

    private static Hidden<Side> from(Seat seat) {
        return Hidden.of(ZONES, Side.class, SIDE, seat);
    }

    @Test
    void theOwnerDoesNotSeeTheDeck() {
        Hidden<Side> hidden = from(Players.SOUTH);
        assertThat(hidden.cards().map(Lying::card).take(2)).containsExactly(card("a"), card("b"));
        assertThat(hidden.cards().map(Lying::owner).distinct()).containsExactly(Players.SOUTH);
    }

    @Test
    void othersDoNotSeeTheHandEither() {
        assertThat(from(Players.NORTH).cards().map(Lying::card)).contains(card("a"), card("b"), card("c"));
        assertThat(from(Players.SOUTH).cards().map(Lying::card)).doesNotContain(card("c"));
    }

    @Test
    void withTheSameCardsNothingChanges() {
        Hidden<Side> hidden = from(Players.NORTH);
        assertThat(hidden.with(hidden.cards().map(Lying::card))).isEqualTo(SIDE);
    }

    @Test
    void otherCardsLieWhereTheHiddenOnesLay() {
        Hidden<Side> hidden = from(Players.SOUTH);
        Array<Object> others =
                hidden.cards().map(Lying::card).update(0, card("b")).update(1, card("a"));
        Side other = hidden.with(others);
        assertThat(other.deck()).isEqualTo(pile("b", "a"));
        assertThat(other.hand()).isEqualTo(SIDE.hand());
    }

    @Test
    void oneCardForEachPlace() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> from(Players.NORTH).with(Array.empty()));
    }
}
