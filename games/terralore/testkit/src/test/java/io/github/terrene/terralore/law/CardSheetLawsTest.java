package io.github.terrene.terralore.law;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.terralore.CardForms;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.testkit.law.card.CardSheetLaws;
import io.github.terrene.testkit.law.word.WordingLaws;
import io.github.terrene.testkit.terralore.law.TerraloreLaws;
import io.github.terrene.testkit.terralore.law.TerraloreSpecimen;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import net.jqwik.api.lifecycle.BeforeContainer;

/** Every law for cards that somebody wrote as plain text, together with the starter set: {@code -Dterrene.cards=/path/of/my-set.txt}. */
class CardSheetLawsTest implements TerraloreLaws, CardSheetLaws<Card> {
    private static final Form<Card> FORM = CardForms.STANDARD.of(Card.class);
    private static final Seq<Wording> LANGUAGES = WordingLaws.languages("terralore", "en", "de");
    private static Array<Card> own = Array.empty();
    private static TerraloreSpecimen specimen;

    @BeforeContainer
    static void read() {
        own = CardSheetLaws.own(CardSheetLawsTest.class, FORM, LANGUAGES);
        Array<Card> all = StarterSet.cards().appendAll(own);
        Catalogue catalogue = CardSheetLaws.faultless(Catalogue.of(all));
        specimen = new TerraloreSpecimen(Terralore.of(catalogue), all);
    }

    @Override
    public TerraloreSpecimen specimen() {
        return specimen;
    }

    @Override
    public Form<Card> form() {
        return FORM;
    }

    @Override
    public Seq<Wording> languages() {
        return LANGUAGES;
    }

    @Override
    public Seq<Card> printed() {
        return own;
    }
}
