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
 * For tests to extend that the jar of a game contains what programs in other languages need to know of its documents, and that they can go on
 * with what they know from the last release.
 *
 * <p>{@code META-INF/nim/documents.schema.json} is the JSON Schema of what a client is sent and sends, {@code documents.d.ts} are its types
 * for TypeScript. Cards with all that is printed on them are documents of their own, {@code cards.schema.json} and {@code cards.d.ts}: in
 * everything else a card is its id.
 *
 * <p>With the system property {@code schemas.write} the files are rewritten.
 */
public abstract class SchemaFiles {
    /** For tests to extend. */
    protected SchemaFiles() {}

    /** The name of the jar in its group: {@code nim}. */
    protected abstract String artifact();

    /** What the game is called: {@code Nim}. */
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

    /** The folders of other modules whose types are in the documents, and whose sources say what they are. */
    protected Array<Path> others() {
        return Array.empty();
    }

    /** The files are those that are printed now. */
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
