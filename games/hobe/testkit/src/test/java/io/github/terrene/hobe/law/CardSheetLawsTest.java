package io.github.terrene.hobe.law;

import io.github.terrene.hobe.CardForms;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.testkit.hobe.law.HobeLaws;
import io.github.terrene.testkit.hobe.law.HobeSpecimen;
import io.github.terrene.testkit.law.card.CardSheetLaws;
import io.github.terrene.testkit.law.word.WordingLaws;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import net.jqwik.api.lifecycle.BeforeContainer;

/** Every law for cards that somebody wrote as plain text, together with the starter set: {@code -Dterrene.cards=/path/of/my-set.txt}. */
class CardSheetLawsTest implements HobeLaws, CardSheetLaws<Card> {
    private static final Form<Card> FORM = CardForms.STANDARD.of(Card.class);
    private static final Seq<Wording> LANGUAGES = WordingLaws.languages("hobe", "en", "de");
    private static Array<Card> own = Array.empty();
    private static HobeSpecimen specimen;

    @BeforeContainer
    static void read() {
        own = CardSheetLaws.own(CardSheetLawsTest.class, FORM, LANGUAGES);
        Array<Card> all = StarterSet.cards().appendAll(own);
        Catalogue catalogue = CardSheetLaws.faultless(Catalogue.of(all));
        specimen = new HobeSpecimen(Hobe.of(catalogue), all);
    }

    @Override
    public HobeSpecimen specimen() {
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
