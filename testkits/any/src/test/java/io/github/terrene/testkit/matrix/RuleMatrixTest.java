package io.github.terrene.testkit.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.testkit.architecture.Repository;
import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/**
 * Every rule is numbered, and every number is traced to code and to tests.
 *
 * <p>With the system property {@code matrix.write} the page docs/rule-matrix.md is written, and not compared.
 */
class RuleMatrixTest {
    private static final Matrix MATRIX = Matrix.ofProject();

    @Test
    void everyRuleIsCarriedOutByCode() {
        assertThat(MATRIX.withoutCode().map(RuleMatrixTest::line).mkString("\n"))
                .as("rules without @Rule in the code")
                .isEmpty();
    }

    @Test
    void everyRuleIsShownByATest() {
        assertThat(MATRIX.withoutTest().map(RuleMatrixTest::line).mkString("\n"))
                .as("rules without @Rule on a test")
                .isEmpty();
    }

    @Test
    void everyNumberThatIsCitedExists() {
        assertThat(MATRIX.astray().mkString("\n"))
                .as("numbers that no rule has")
                .isEmpty();
    }

    @Test
    void everyNumberIsGivenOnce() {
        assertThat(MATRIX.rules().map(NumberedRule::number))
                .hasSizeGreaterThan(160)
                .doesNotHaveDuplicates();
        assertThat(MATRIX.rules()).allMatch(rule -> !rule.title().isBlank());
    }

    @Test
    void thePageIsAsTheSourcesSay() throws IOException {
        String page = MatrixPage.of(MATRIX);
        if (Boolean.getBoolean("matrix.write")) {
            Files.writeString(MatrixPage.PATH, page);
        }
        assertThat(Repository.text(MatrixPage.PATH))
                .as("docs/rule-matrix.md, to be made anew with -Dmatrix.write=true")
                .isEqualTo(page);
    }

    private static String line(NumberedRule rule) {
        return rule.number() + " " + rule.title();
    }
}
