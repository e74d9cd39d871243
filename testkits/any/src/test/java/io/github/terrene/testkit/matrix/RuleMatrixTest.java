package io.github.terrene.testkit.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/**
 * Every rule is numbered, and every number is traced to code and to tests: a page, {@code target/rule-matrix.md}, says where.
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
    void everyRuleHasItsLineOnThePage() throws IOException {
        String page = MatrixPage.of(MATRIX);
        Files.createDirectories(MatrixPage.PATH.getParent());
        Files.writeString(MatrixPage.PATH, page);
        assertThat(page.lines().filter(line -> line.matches("[|] [A-Z]{2}-.*"))).hasSameSizeAs(MATRIX.rules());
    }

    private static String line(NumberedRule rule) {
        return rule.number() + " " + rule.title();
    }
}
