package io.github.terrene.testkit.release;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.json.schema.Documents;
import io.github.terrene.json.schema.JsonSchema;
import io.github.terrene.json.schema.Notes;
import io.github.terrene.json.schema.TypeScript;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.replay.Replay;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * A test to extend: the jar of a game contains what programs in other languages need to know about its documents, and stays compatible with the
 * last release.
 *
 * <p>{@code META-INF/nim/documents.schema.json} is the JSON Schema of what a client sends and receives, {@code documents.d.ts} has its types
 * for TypeScript. Cards with all that is printed on them are documents of their own, {@code cards.schema.json} and {@code cards.d.ts}: in
 * everything else, a card is represented by its id.
 *
 * <p>With the system property {@code schemas.write} the files are rewritten.
 */
public abstract class SchemaFiles {
    /** For tests to extend. */
    protected SchemaFiles() {}

    /** The name of the jar in its group: {@code nim}. */
    protected abstract String artifact();

    /** The title of the game: {@code Nim}. */
    protected abstract String title();

    /** The forms of the game. */
    protected abstract GameForms<?, ?, ?, ?, ?> forms();

    /** The form of cards with all that is printed on them: none, unless the test says otherwise. */
    protected Option<Form<?>> cards() {
        return Option.none();
    }

    /** The folder of the module: that in which the test runs, unless the test says otherwise. */
    protected Path module() {
        return Path.of("");
    }

    /** The folders of other modules whose types are in the documents, and whose sources describe them. */
    protected Array<Path> others() {
        return Array.empty();
    }

    /** The files are up to date. */
    @Test
    public final void documentsAreDescribedAsTheyAre() throws IOException {
        Path folder = module().resolve("src/main/resources/META-INF").resolve(artifact());
        for (var each : described()) {
            same(folder.resolve(each._1 + ".schema.json"), JsonSchema.of(each._2));
            same(folder.resolve(each._1 + ".d.ts"), TypeScript.of(each._2));
        }
    }

    /** The schemas of the last release are in {@code src/test/resources/released}; before the first one there are none. */
    @Test
    public final void schemasOfTheLastReleaseAreOnlyAddedTo() throws IOException {
        Path folder = module().resolve("src/test/resources/released");
        for (var each : documents()) {
            Path released = folder.resolve(each._1 + ".schema.json");
            if (Files.exists(released)) {
                assertThat(SchemaChanges.between(Files.readString(released), JsonSchema.of(each._2)))
                        .as("what programs that go by %s stumble over", released)
                        .isEmpty();
            }
        }
    }

    private Map<String, Documents> described() {
        Array<Path> sources = others().prepend(module()).map(folder -> folder.resolve("src/main/java"));
        SourceNotes notes = SourceNotes.of(sources.toJavaArray(Path[]::new));
        return documents().mapValues(each -> each.with(notes));
    }

    private Map<String, Documents> documents() {
        Documents game = Documents.of(title(), forms()).and("replay", Replay.form(forms()));
        Map<String, Documents> all = LinkedHashMap.of("documents", game);
        return cards().fold(() -> all, form -> all.put("cards", cards(form)));
    }

    private Documents cards(Form<?> form) {
        return new Documents("Cards of " + title(), LinkedHashMap.of("card", form), Notes.NONE);
    }

    private static void same(Path file, String expected) throws IOException {
        if (Boolean.getBoolean("schemas.write")) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, expected);
        }
        String written = Files.exists(file) ? Files.readString(file) : "";
        assertThat(written.replace("\r\n", "\n"))
                .as("%s, to be written again with -Dschemas.write=true", file)
                .isEqualTo(expected);
    }
}
