package io.github.terrene.testkit.odyssey.law;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CardSet;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.testkit.law.card.CardSheetLaws;
import io.github.terrene.testkit.law.word.WordingLaws;
import io.github.terrene.testkit.odyssey.arbitrary.Decks;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import net.jqwik.api.lifecycle.BeforeContainer;

/** Every law for cards that somebody wrote as plain text, together with the base set: {@code -Dterrene.cards=/path/of/my-set.txt}. */
class CardSheetLawsTest implements OdysseyLaws, CardSheetLaws<Card> {
    private static final int PART = 3;
    private static final Form<Card> FORM = CardForms.STANDARD.of(Card.class);
    private static final Seq<Wording> LANGUAGES = WordingLaws.languages("terrene-odyssey-duel", "en", "de");
    private static Array<Card> own = Array.empty();
    private static OdysseySpecimen specimen;

    @BeforeContainer
    static void read() {
        own = CardSheetLaws.own(CardSheetLawsTest.class, FORM, LANGUAGES);
        Catalogue catalogue =
                CardSheetLaws.faultless(Catalogue.ofSets(Array.of(new BaseSet(), new OwnSet("own cards", own))));
        TerreneOdyssey rules = TerreneOdyssey.duel(catalogue);
        specimen = new OdysseySpecimen(rules, Decks.of(own.appendAll(partOfTheBaseSet()), rules.deckRules()));
    }

    private record OwnSet(String name, Seq<Card> cards) implements CardSet {}

    /** Few enough that every deck has own cards. */
    private static Array<Card> partOfTheBaseSet() {
        return Array.ofAll(new BaseSet().cards())
                .zipWithIndex()
                .filter(card -> card._2 % PART == 0)
                .map(card -> card._1);
    }

    @Override
    public OdysseySpecimen specimen() {
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
