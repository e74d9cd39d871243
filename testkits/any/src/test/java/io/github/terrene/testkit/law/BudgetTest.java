package io.github.terrene.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BudgetTest {
    @Test
    void whatIsSaidCounts() {
        assertThat(Budget.said(null)).isNull();
        assertThat(Budget.said("10000")).isEqualTo(10_000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "many", ""})
    void anythingElseIsRefused(String wrong) {
        assertThatThrownBy(() -> Budget.said(wrong))
                .hasMessage("terrene.tries must be a number above zero, not \"" + wrong + "\"");
    }
}
