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
    sealed interface Deed extends GameAction {}

    record Push(Seat seat) implements Deed {}

    record Pull(Seat seat) implements Deed {}

    record Rest(Seat seat) implements Deed {}

    private static final Array<Class<?>> KINDS = Array.of(Push.class, Pull.class, Rest.class);

    private final KindWeights<Deed> usual = KindWeights.of(10);

    @Test
    void weighsAnActionByItsKindWhateverTheState() {
        KindWeights<Deed> lazy = usual.with(0, Push.class, Pull.class);
        assertThat(lazy.weight("any", new Pull(Seat.of(0)))).isZero();
        assertThat(lazy.weight("other", new Rest(Seat.of(1)))).isEqualTo(10);
        assertThat(lazy.of(Push.class)).isZero();
    }

    @Test
    void weighsManyAsItWeighsEach() {
        KindWeights<Deed> busy = usual.with(0, Rest.class).with(7, Pull.class);
        Array<Deed> deeds = Array.of(new Pull(Seat.of(0)), new Rest(Seat.of(0)), new Push(Seat.of(0)));
        assertThat(busy.weights("any", LegalActions.of(deeds))).containsExactly(7, 0, 10);
    }

    @Test
    void looksOnlyAtActionsOfTheKindsNamed() {
        Policy<String, Deed> bySeat =
                usual.with((state, deed) -> state.length() + deed.seat().index(), Pull.class);
        assertThat(bySeat.weight("abc", new Pull(Seat.of(1)))).isEqualTo(4);
        assertThat(bySeat.weight("abc", new Push(Seat.of(1)))).isEqualTo(10);
        Array<Deed> deeds = Array.of(new Pull(Seat.of(0)), new Rest(Seat.of(1)), new Pull(Seat.of(2)));
        assertThat(bySeat.weights("abc", LegalActions.of(deeds))).containsExactly(3, 10, 5);
    }

    @Test
    void makesNoActionThatItDoesNotLookAt() {
        Policy<String, Deed> seldom = usual.with((state, deed) -> 1, Pull.class);
        LegalActions<Deed> unmade = new LegalActions<>() {
            @Override
            public int size() {
                return KINDS.size();
            }

            @Override
            public Deed action(int place) {
                assertThat(place).isEqualTo(1);
                return new Pull(Seat.of(0));
            }

            @Override
            public Class<?> kind(int place) {
                return KINDS.get(place);
            }
        };
        assertThat(seldom.weights("any", unmade)).containsExactly(10, 1, 10);
    }

    @Test
    void staysUnchangedWhenAnotherIsMadeFromIt() {
        usual.with(5, Rest.class);
        assertThat(usual.of(Rest.class)).isEqualTo(10);
    }

    @Test
    void refusesWeightsThatCouldNotBeAddedUp() {
        assertThatIllegalArgumentException().isThrownBy(() -> usual.with(-1, Push.class));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> KindWeights.of(Policy.MOST + 1))
                .withMessage("a weight must be from 0 to 10000, not 10001");
    }
}
