package io.github.terrene.odyssey.table;

import static io.github.terrene.odyssey.Words.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class DeparturesTest {
    private static final Seat A = Seat.of(0);
    private static final Seat B = Seat.of(1);
    private static final CharacterCard BEAR =
            character("Bear").of(FIRE, BEAST).stats(1, 2, 10, 5, 0).build();
    private static final AssignableCard COLLAR = item("Collar").build();

    private static final Held COLLAR_OF_B = Held.faceDown(8, B, COLLAR);
    private static final Member HOLDER = Member.entering(7, A, BEAR, true, Option.of(COLLAR_OF_B));

    private static Table table(Member... ofA) {
        Array<Seat> seats = Array.of(A, B);
        Array<Side> sides = seats.map(seat -> Side.before(seat, seat.asList(), Pile.EMPTY));
        return Table.before(
                sides.update(0, side -> side.withMembers(Array.of(ofA))),
                seats.map(seat -> new Team(seat.asList(), 100, 100)));
    }

    @Test
    @DisplayName("a held card goes to its owner, whoever holds it")
    void discarded() {
        Table after = Departures.discard(table(HOLDER), COLLAR_OF_B);
        assertThat(after.side(B).discards()).containsExactly(COLLAR);
        assertThat(after.side(A).discards()).isEmpty();
        assertThat(after.findHolder(8)).isNull();
    }

    @Test
    @DisplayName("it goes there once, also where somebody made a state up in which two Characters have the same number")
    void twins() {
        Table after = Departures.discard(table(HOLDER.withHeld(Option.none()), HOLDER), COLLAR_OF_B);
        assertThat(after.side(B).discards()).containsExactly(COLLAR);
    }
}
