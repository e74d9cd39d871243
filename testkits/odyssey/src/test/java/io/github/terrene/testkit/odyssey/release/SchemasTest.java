package io.github.terrene.testkit.odyssey.release;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.testkit.release.SchemaFiles;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.nio.file.Path;

/** The jar of the rules describes its documents for programs in other languages. */
class SchemasTest extends SchemaFiles {
    @Override
    protected String artifact() {
        return "terrene-core";
    }

    @Override
    protected String title() {
        return "Terrene Odyssey";
    }

    @Override
    protected GameForms<?, ?, ?, ?, ?> forms() {
        return TerreneOdyssey.duel(Catalogue.ofSets(Array.empty()).get()).forms();
    }

    @Override
    protected Option<Form<?>> cards() {
        return Option.some(CardForms.STANDARD.of(Card.class));
    }

    @Override
    protected Path module() {
        return Path.of("../../core");
    }

    @Override
    protected Array<Path> others() {
        return Array.of(Path.of("../../kernel"));
    }
}
