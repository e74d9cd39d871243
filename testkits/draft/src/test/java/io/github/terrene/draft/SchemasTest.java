package io.github.terrene.draft;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.testkit.release.SchemaFiles;
import io.vavr.collection.Array;
import java.nio.file.Path;

/** The jar of the draft describes the documents of encounters for programs in other languages; cards are in core's jar. */
class SchemasTest extends SchemaFiles {
    @Override
    protected String artifact() {
        return "terrene-rules-draft";
    }

    @Override
    protected String title() {
        return "Terrene Odyssey: Random Encounter";
    }

    @Override
    protected GameForms<?, ?, ?, ?, ?> forms() {
        return RandomEncounter.of(Catalogue.ofSets(Array.empty()).get()).forms();
    }

    @Override
    protected Path module() {
        return Path.of("../../rules-draft");
    }

    @Override
    protected Array<Path> others() {
        return Array.of(Path.of("../../kernel"), Path.of("../../core"));
    }
}
