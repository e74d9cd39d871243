package io.github.terrene.kernel.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.terrene.kernel.GameAction;
import io.github.terrene.kernel.LegalActions;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Policy;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class KindWeightsTest {
    enum Kind {
        PUSH,
        PULL,
        REST
    }

    record Deed(Seat seat, Kind kind) implements GameAction {}

    private final KindWeights<Kind> usual = KindWeights.of(Kind.class, 10);

    @Test
    void weighsAnActionByItsKindWhateverTheState() {
        KindWeights<Kind> lazy = usual.with(0, Kind.PUSH, Kind.PULL);
        assertThat(lazy.weight("any", new Deed(Seat.of(0), Kind.PULL))).isZero();
        assertThat(lazy.weight("other", new Deed(Seat.of(1), Kind.REST))).isEqualTo(10);
        assertThat(lazy.of(Kind.PUSH)).isZero();
    }

    @Test
    void weighsManyAsItWeighsEach() {
        KindWeights<Kind> busy = usual.with(0, Kind.REST).with(7, Kind.PULL);
        Array<Deed> deeds = Array.of(Kind.PULL, Kind.REST, Kind.PUSH).map(kind -> new Deed(Seat.of(0), kind));
        assertThat(busy.weights("any", LegalActions.of(deeds))).containsExactly(7, 0, 10);
    }

    @Test
    void looksOnlyAtActionsOfTheKindsNamed() {
        Policy<String, Deed> bySeat =
                usual.with((state, deed) -> state.length() + deed.seat().index(), Kind.PULL);
        assertThat(bySeat.weight("abc", new Deed(Seat.of(1), Kind.PULL))).isEqualTo(4);
        assertThat(bySeat.weight("abc", new Deed(Seat.of(1), Kind.PUSH))).isEqualTo(10);
        Array<Deed> deeds =
                Array.of(Kind.PULL, Kind.REST, Kind.PULL).zipWithIndex((kind, seat) -> new Deed(Seat.of(seat), kind));
        assertThat(bySeat.weights("abc", LegalActions.of(deeds))).containsExactly(3, 10, 5);
    }

    @Test
    void makesNoActionThatItDoesNotLookAt() {
        Policy<String, Deed> seldom = usual.with((state, deed) -> 1, Kind.PULL);
        LegalActions<Deed> unmade = new LegalActions<>() {
            @Override
            public int size() {
                return Kind.values().length;
            }

            @Override
            public Deed action(int place) {
                assertThat(place).isEqualTo(Kind.PULL.ordinal());
                return new Deed(Seat.of(0), Kind.PULL);
            }

            @Override
            public int kind(int place) {
                return place;
            }
        };
        assertThat(seldom.weights("any", unmade)).containsExactly(10, 1, 10);
    }

    @Test
    void staysUnchangedWhenAnotherIsMadeFromIt() {
        usual.with(5, Kind.REST);
        assertThat(usual.of(Kind.REST)).isEqualTo(10);
    }

    @Test
    void refusesWeightsThatCouldNotBeAddedUp() {
        assertThatIllegalArgumentException().isThrownBy(() -> usual.with(-1, Kind.PUSH));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> KindWeights.of(Kind.class, Policy.MOST + 1))
                .withMessage("a weight must be from 0 to 10000, not 10001");
    }
}
