package io.github.terrene.carnage.game;

import io.github.terrene.carnage.CardForms;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.starter.StarterSet;
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
        return "terrene-rules-carnage";
    }

    @Override
    protected String title() {
        return "Carnage";
    }

    @Override
    protected GameForms<?, ?, ?, ?, ?> forms() {
        return Carnage.of(Catalogue.of(StarterSet.elements(), Array.empty()).get())
                .forms();
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
