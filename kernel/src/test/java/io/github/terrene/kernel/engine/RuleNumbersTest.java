package io.github.terrene.kernel.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rejection;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class RuleNumbersTest {
    @Test
    void numbersAreComparedAsNumbersAndHouseRulesComeLast() {
        assertThat(Array.of("HR-1", "H-2.10", "H-10.1", "H-2.9")
                        .map(rule -> Rejection.of(rule + "/no", "no"))
                        .sorted(RuleNumbers.ORDER)
                        .map(Rejection::rule))
                .containsExactly("H-2.9", "H-2.10", "H-10.1", "HR-1");
    }
}
