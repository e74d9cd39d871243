package io.github.terrene.carnage.law;

import io.github.terrene.carnage.CardForms;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.testkit.carnage.law.CarnageLaws;
import io.github.terrene.testkit.carnage.law.CarnageSpecimen;
import io.github.terrene.testkit.law.card.CardSheetLaws;
import io.github.terrene.testkit.law.word.WordingLaws;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import net.jqwik.api.lifecycle.BeforeContainer;

/** Every law for cards that somebody wrote as plain text, together with the starter set: {@code -Dterrene.cards=/path/of/my-set.txt}. */
class CardSheetLawsTest implements CarnageLaws, CardSheetLaws<Card> {
    private static final Form<Card> FORM = CardForms.STANDARD.of(Card.class);
    private static final Seq<Wording> LANGUAGES = WordingLaws.languages("carnage", "en", "de");
    private static Array<Card> own = Array.empty();
    private static CarnageSpecimen specimen;

    @BeforeContainer
    static void read() {
        own = CardSheetLaws.own(CardSheetLawsTest.class, FORM, LANGUAGES);
        Array<Card> all = StarterSet.cards().appendAll(own);
        Catalogue catalogue = CardSheetLaws.faultless(Catalogue.inBothPrints(StarterSet.elements(), all));
        specimen = new CarnageSpecimen(Carnage.of(catalogue), catalogue.cards());
    }

    @Override
    public CarnageSpecimen specimen() {
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
