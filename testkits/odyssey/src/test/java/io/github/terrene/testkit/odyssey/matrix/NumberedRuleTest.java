package io.github.terrene.testkit.odyssey.matrix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.testkit.matrix.NumberedRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NumberedRuleTest {
    @Test
    void aPageMayBeOfAnyGame(@TempDir Path folder) throws IOException {
        Path page = folder.resolve("RULES.md");
        Files.writeString(
                page, "## 1. The heap\n\n**NIM-1.10** [R] Take one to three.\n\n**Q-2.1** Who takes the last wins.\n");
        assertThat(NumberedRule.on(page))
                .containsExactly(
                        new NumberedRule("NIM-1.10", "1. The heap", "[R] Take one to three."),
                        new NumberedRule("Q-2.1", "1. The heap", "Who takes the last wins."));
        assertThat(NumberedRule.numbers(page)).containsExactly("NIM-1.10", "Q-2.1");
    }

    @Test
    void aJarBringsItsRules() {
        assertThat(NumberedRule.of("terrene-core")).isEqualTo(NumberedRule.on(Path.of("../../core/RULES.md")));
    }

    @Test
    void anArtifactWithoutRulesIsRefused() {
        assertThatThrownBy(() -> NumberedRule.of("terrene-cards-base-set"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("META-INF/terrene-cards-base-set/RULES.md is not on the class path: "
                        + "is terrene-cards-base-set a dependency?");
    }
}
