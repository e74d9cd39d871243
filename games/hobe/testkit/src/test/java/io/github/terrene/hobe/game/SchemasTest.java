package io.github.terrene.hobe.game;

import io.github.terrene.hobe.CardForms;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.testkit.release.SchemaFiles;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.nio.file.Path;

/** The jar of the rules describes its documents for programs in other languages. */
class SchemasTest extends SchemaFiles {
    @Override
    protected String artifact() {
        return "terrene-rules-hobe";
    }

    @Override
    protected String title() {
        return "Hobe";
    }

    @Override
    protected GameForms<?, ?, ?, ?, ?> forms() {
        return Hobe.of(Catalogue.of(Array.empty()).get()).forms();
    }

    @Override
    protected Option<Form<?>> cards() {
        return Option.some(CardForms.STANDARD.of(Card.class));
    }

    @Override
    protected Path module() {
        return Path.of("../rules");
    }

    @Override
    protected Array<Path> others() {
        return Array.of(Path.of("../../../kernel"));
    }
}
