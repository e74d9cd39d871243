package io.github.terrene.terralore.law;

import io.github.terrene.kernel.Rule;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.wording.GameFile;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.terralore.CardForms;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.view.View;
import io.github.terrene.testkit.law.Specimen;
import io.github.terrene.testkit.law.word.BoardLaws;
import io.github.terrene.testkit.law.word.GermanNamesLaws;
import io.github.terrene.testkit.law.word.WordingLaws;
import io.vavr.collection.Seq;

/** All of Terralore is said and drawn in English and in German. */
@Rule("TL-12.1")
class TerraloreWordsLawsTest
        implements BoardLaws<GameConfig, Game, Action, Event, View>,
                GermanNamesLaws<GameConfig, Game, Action, Event, View> {
    private static final WorkshopSpecimen SPECIMEN = new WorkshopSpecimen();

    private static final Seq<Wording> LANGUAGES = WordingLaws.languages("terralore", "en", "de");
    private static final Cards CARDS = Cards.of(
            CardForms.STANDARD.of(Card.class),
            WorkshopSpecimen.RULES.catalogue().all(),
            Card::name);

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

    @Override
    public String names() {
        return GameFile.read("META-INF/terrene/words/terralore-starter.de.words", StarterSet.class)
                .get();
    }
}
