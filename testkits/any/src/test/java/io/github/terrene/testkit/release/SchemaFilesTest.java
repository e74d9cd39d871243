package io.github.terrene.testkit.release;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.github.terrene.json.schema.Documents;
import io.github.terrene.json.schema.JsonSchema;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.replay.Replay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A schema that is missing is asked for, and that of the last release is compared. */
class SchemaFilesTest {
    private static final GameForms<Decision, Decision, Decision, Outcome, Outcome> FORMS = new GameForms<>(
            GameForms.DECISION,
            config -> GameForms.DECISION,
            GameForms.DECISION,
            GameForms.OUTCOME,
            GameForms.OUTCOME,
            any(GameForms.OUTCOME),
            any(GameForms.DECISION),
            GameForms.common().build());

    @TempDir
    private Path folder;

    private SchemaFiles files() {
        return new SchemaFiles() {
            @Override
            protected String artifact() {
                return "nim";
            }

            @Override
            protected String title() {
                return "Nim";
            }

            @Override
            protected GameForms<?, ?, ?, ?, ?> forms() {
                return FORMS;
            }

            @Override
            protected Path module() {
                return folder;
            }
        };
    }

    @SuppressWarnings("unchecked") // nothing is written
    private static <T> Form<T> any(Form<?> form) {
        return (Form<T>) form;
    }

    @BeforeEach
    void aModule() throws IOException {
        Files.writeString(
                Files.createDirectories(folder.resolve("src/main/java")).resolve("Nim.java"), "class Nim {}");
    }

    private void release(String schema) throws IOException {
        Path released = Files.createDirectories(folder.resolve("src/test/resources/released"));
        Files.writeString(released.resolve("documents.schema.json"), schema);
    }

    private static String printed() {
        return JsonSchema.of(Documents.of("Nim", FORMS).and("replay", Replay.form(FORMS)));
    }

    @Test
    void aMissingFileIsAskedFor() {
        assumeFalse(Boolean.getBoolean("schemas.write"));
        assertThatThrownBy(files()::documentsAreDescribedAsTheyAre)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("documents.schema.json, to be written again with -Dschemas.write=true");
    }

    @Test
    void beforeTheFirstReleaseNothingIsCompared() {
        assertThatCode(files()::schemasOfTheLastReleaseAreOnlyAddedTo).doesNotThrowAnyException();
    }

    @Test
    void whatWasReleasedMayStay() throws IOException {
        release(printed());
        assertThatCode(files()::schemasOfTheLastReleaseAreOnlyAddedTo).doesNotThrowAnyException();
    }

    @Test
    void whatWasReleasedMayNotGo() throws IOException {
        release(printed().replace("\"prompt\"", "\"about\""));
        assertThatThrownBy(files()::schemasOfTheLastReleaseAreOnlyAddedTo)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("/Decision/about is gone")
                .hasMessageContaining("/Decision/prompt must be sent");
    }
}
