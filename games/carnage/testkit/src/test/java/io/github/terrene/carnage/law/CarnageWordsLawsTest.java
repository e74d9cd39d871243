package io.github.terrene.carnage.law;

import io.github.terrene.carnage.CardForms;
import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.view.View;
import io.github.terrene.kernel.Rule;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.testkit.carnage.law.CarnageSpecimen;
import io.github.terrene.testkit.law.Specimen;
import io.github.terrene.testkit.law.word.BoardLaws;
import io.github.terrene.testkit.law.word.WordingLaws;
import io.vavr.collection.Seq;

/** All of Carnage is said and drawn in English and in German. */
@Rule("CG-14.1")
class CarnageWordsLawsTest implements BoardLaws<GameConfig, Game, Action, Event, View> {
    private static final CarnageSpecimen SPECIMEN = new CarnageSpecimen(Workshop.RULES, Workshop.CARDS);

    private static final Seq<Wording> LANGUAGES = WordingLaws.languages("carnage", "en", "de");
    private static final Cards CARDS = Cards.of(
                    CardForms.STANDARD.of(Card.class),
                    Workshop.RULES.catalogue().all(),
                    Card::name)
            .and(
                    CardForms.STANDARD.of(ElementCard.class),
                    ElementCard.deck(Workshop.RULES.catalogue().elements()),
                    ElementCard::id);

    @Override
    public Specimen<GameConfig, Game, Action, Event, View> specimen() {
        return SPECIMEN;
    }

    @Override
    public Seq<Wording> languages() {
        return LANGUAGES;
    }

    @Override
    public Cards cards() {
        return CARDS;
    }
}
