package io.github.terrene.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class StepBuilderTest {
    /** A table of one number, to which a digit is appended. */
    private record Digit(int digit, boolean revealing) implements TableEvent<Integer> {
        @Override
        public Integer applyTo(Integer table) {
            return 10 * table + digit;
        }
    }

    private final StepBuilder<Integer, Digit> unfolding = new StepBuilder<>(0, Rng.of(7));

    @Test
    void theTableIsWhatAllEventsMadeOfItInTheirOrder() {
        for (int digit = 1; digit <= 9; digit++) {
            unfolding.emit(new Digit(digit, false));
        }
        assertThat(unfolding.table()).isEqualTo(123_456_789);
        Step<String, Digit> step = unfolding.step("done", true);
        assertThat(step.state()).isEqualTo("done");
        assertThat(step.events().map(Digit::digit)).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9);
        assertThat(step.undoable()).isTrue();
    }

    @Test
    void withoutAnEventNothingHasHappened() {
        assertThat(unfolding.step("done", true)).isEqualTo(new Step<>("done", Array.empty(), true));
        assertThat(unfolding.rng()).isEqualTo(Rng.of(7));
    }

    @Test
    void whoeverShowsASecretMakesTheActionFinal() {
        unfolding.emit(new Digit(1, true));
        unfolding.emit(new Digit(2, false));
        assertThat(unfolding.step("done", true).undoable()).isFalse();
    }

    @Test
    void whoeverDrawsChanceMakesTheActionFinalAndTheGeneratorGoesOn() {
        Dice same = Rng.of(7).dice();
        assertThat(unfolding.dice().bits()).isEqualTo(same.bits());
        assertThat(unfolding.dice().bits()).isEqualTo(same.bits());
        assertThat(unfolding.rng()).isEqualTo(same.rest());
        assertThat(unfolding.step("done", true).undoable()).isFalse();
    }

    @Test
    void whatAnotherSeatMayHaveSeenIsFinal() {
        assertThat(unfolding.step("done", false).undoable()).isFalse();
    }

    @Test
    void whoeverToldSomebodySomethingMakesItFinal() {
        unfolding.makeFinal();
        assertThat(unfolding.step("done", true).undoable()).isFalse();
    }
}
