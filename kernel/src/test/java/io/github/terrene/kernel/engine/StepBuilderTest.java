package io.github.terrene.kernel.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.TableEvent;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class StepBuilderTest {
    /** A table of one number, to which a digit is appended. */
    private record Digit(int digit) implements TableEvent<Integer> {
        @Override
        public Integer applyTo(Integer table) {
            return 10 * table + digit;
        }
    }

    private final StepBuilder<Integer, Digit> builder = new StepBuilder<>(0, Rng.of(7));

    @Test
    void theTableIsTheResultOfAllEventsInOrder() {
        for (int digit = 1; digit <= 9; digit++) {
            builder.emit(new Digit(digit));
        }
        assertThat(builder.table()).isEqualTo(123_456_789);
        Step<String, Digit> step = builder.build("done", true);
        assertThat(step.state()).isEqualTo("done");
        assertThat(step.events().map(Digit::digit)).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9);
        assertThat(step.undoable()).isTrue();
    }

    @Test
    void withoutAnEventNothingHasHappened() {
        assertThat(builder.build("done", true)).isEqualTo(new Step<>("done", Array.empty(), true));
        assertThat(builder.rng()).isEqualTo(Rng.of(7));
    }

    @Test
    void whatDoesNotEndIsStopped() {
        Digit zero = new Digit(0);
        for (int i = 0; i < StepBuilder.MOST_EVENTS; i++) {
            builder.emit(zero);
        }
        assertThatIllegalStateException().isThrownBy(() -> builder.emit(zero)).withMessageContaining("no end");
    }

    @Test
    void anEventThatRevealsSomethingMakesTheActionFinal() {
        builder.finalIf(event -> event.digit() == 2);
        builder.emit(new Digit(1));
        assertThat(builder.undoable()).isTrue();
        builder.emit(new Digit(2));
        assertThat(builder.build("done", true).undoable()).isFalse();
    }

    @Test
    void drawingChanceMakesTheActionFinalAndAdvancesTheGenerator() {
        Dice same = Rng.of(7).dice();
        assertThat(builder.dice().bits()).isEqualTo(same.bits());
        assertThat(builder.dice().bits()).isEqualTo(same.bits());
        assertThat(builder.rng()).isEqualTo(same.rest());
        assertThat(builder.build("done", true).undoable()).isFalse();
    }

    @Test
    void whatAnotherSeatMayHaveSeenIsFinal() {
        assertThat(builder.build("done", false).undoable()).isFalse();
    }

    @Test
    void tellingSomebodySomethingMakesTheActionFinal() {
        builder.forbidUndo();
        assertThat(builder.build("done", true).undoable()).isFalse();
    }
}
