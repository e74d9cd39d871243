package io.github.terrene.testkit.perft;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rules;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * A test to extend that counts a folder of published vectors.
 *
 * <p>With the system property {@code perft.write} the positions are searched for again and the files rewritten.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class PerftFiles {
    private static final int LEAST_DEPTH = 2;

    /** For tests to extend. */
    protected PerftFiles() {}

    /** The folder of the files, relative to the folder of the module: {@code src/test/resources/perft}, unless the test says otherwise. */
    protected Path folder() {
        return Path.of("src", "test", "resources", "perft");
    }

    /** The rules that the vectors are for, each with a name of its own. */
    protected abstract Seq<? extends Rules<?, ?, ?, ?, ?>> rules();

    /** The positions to publish: used only when the files are rewritten. */
    protected abstract Seq<PerftVector> positions();

    @BeforeAll
    final void write() throws IOException {
        if (Boolean.getBoolean("perft.write")) {
            Files.createDirectories(folder());
            for (PerftVector vector : positions()) {
                Files.writeString(folder().resolve(vector.name().replace(' ', '-') + ".perft"), vector.text());
            }
        }
    }

    /** The vectors in the folder, by name. */
    protected final Array<PerftVector> vectors() {
        try (Stream<Path> files = Files.list(folder())) {
            return Array.ofAll(files.filter(file -> file.toString().endsWith(".perft"))
                            .sorted()
                            .toList())
                    .map(PerftFiles::text)
                    .map(PerftVector::parse);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Each vector has the counts that its rules give. */
    @Test
    public final void everyPositionHasThePublishedCounts() {
        assertThat(vectors()).as("vectors in %s", folder()).isNotEmpty();
        for (PerftVector vector : vectors()) {
            assertThat(vector.counts()).as(vector.name()).hasSizeGreaterThanOrEqualTo(LEAST_DEPTH);
            assertThat(vector.counted(rules(vector), vector.counts().size()).counts())
                    .as(vector.name())
                    .isEqualTo(vector.counts());
        }
    }

    private Rules<?, ?, ?, ?, ?> rules(PerftVector vector) {
        return rules().find(each -> each.notation().game().equals(vector.game()))
                .getOrElseThrow(() -> new AssertionError(vector.name() + ": no rules of " + vector.game()));
    }

    /** Reading a file and writing it again gives the same file. */
    @Test
    public final void aVectorIsReadAsItIsWritten() {
        for (PerftVector vector : vectors()) {
            assertThat(PerftVector.parse(vector.text())).isEqualTo(vector);
        }
    }
}
