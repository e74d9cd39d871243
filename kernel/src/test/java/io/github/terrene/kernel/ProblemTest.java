package io.github.terrene.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ProblemTest {
    @Test
    void whatIsMissingIsToldByTheRuleThatAsksForItIfOneDoes() {
        assertThat(Problem.missing("options", "X-2.1").key()).isEqualTo("X-2.1/absent");
        assertThat(Problem.missing("options", "").key()).isEqualTo("config/absent");
        assertThat(Problem.missing("card 2", "X-2.1", "its name").key()).isEqualTo("X-2.1/missing-part");
        assertThat(Problem.missing("card 2", "", "its name").key()).isEqualTo("card/missing-part");
        assertThat(Problem.missing("card 2", "", "its name")).hasToString("card 2: its name is missing");
    }
}
