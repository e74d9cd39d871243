package io.github.terrene.testkit.perft;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rules;
import io.github.terrene.testkit.architecture.Repository;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The published counts are those of the rules. docs/perft.md says what they are for.
 *
 * <p>With the system property {@code perft.write} the positions are looked for anew, and the files written.
 */
class PerftVectorTest {
    private static final String FOLDER = "testkit/src/test/resources/perft";

    @BeforeAll
    static void write() throws IOException {
        if (Boolean.getBoolean("perft.write")) {
            Files.createDirectories(Repository.ROOT.resolve(FOLDER));
            for (PerftVector vector : Positions.all()) {
                Path file =
                        Repository.ROOT.resolve(FOLDER).resolve(vector.name().replace(' ', '-') + ".perft");
                Files.writeString(file, vector.text());
            }
        }
    }

    private static Array<PerftVector> vectors() {
        return Repository.files(FOLDER, ".perft").map(Repository::text).map(PerftVector::parse);
    }

    @Test
    void everyPositionHasThePublishedCounts() {
        assertThat(vectors()).hasSizeGreaterThanOrEqualTo(11);
        for (PerftVector vector : vectors()) {
            Rules<?, ?, ?, ?, ?> rules = vector.game().endsWith("match") ? Positions.MATCH : Positions.DUEL;
            assertThat(vector.counts()).as(vector.name()).hasSizeGreaterThanOrEqualTo(3);
            assertThat(vector.counted(rules, vector.counts().size()).counts())
                    .as(vector.name())
                    .isEqualTo(vector.counts());
        }
    }

    @Test
    void aVectorIsReadAsItIsWritten() {
        for (PerftVector vector : vectors()) {
            assertThat(PerftVector.parse(vector.text())).isEqualTo(vector);
        }
    }

    @Test
    void aPositionThatCannotBeReachedSaysWhere() {
        PerftVector vector = vectors().head();
        PerftVector broken = new PerftVector(
                vector.name(),
                vector.game(),
                vector.seed(),
                vector.config(),
                Array.of("EndTurn(seat:A)"),
                vector.counts());
        assertThat(broken.state(Positions.DUEL).getLeft().place()).isEqualTo("action 1");
        assertThat(vector.state(Positions.MATCH).getLeft().place()).isEqualTo("game");
    }
}
