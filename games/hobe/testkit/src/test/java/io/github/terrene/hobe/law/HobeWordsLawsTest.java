package io.github.terrene.hobe.law;

import io.github.terrene.hobe.CardForms;
import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.Rule;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.wording.GameFile;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.testkit.hobe.law.HobeSpecimen;
import io.github.terrene.testkit.law.Specimen;
import io.github.terrene.testkit.law.word.BoardLaws;
import io.github.terrene.testkit.law.word.GermanNamesLaws;
import io.github.terrene.testkit.law.word.WordingLaws;
import io.vavr.collection.Seq;

/** All of Hobe is said and drawn in English and in German. */
@Rule("HB-12.3")
class HobeWordsLawsTest
        implements BoardLaws<GameConfig, Game, Action, Event, View>,
                GermanNamesLaws<GameConfig, Game, Action, Event, View> {
    private static final HobeSpecimen SPECIMEN = new HobeSpecimen(Workshop.RULES, Workshop.CARDS);

    private static final Seq<Wording> LANGUAGES = WordingLaws.languages("hobe", "en", "de");
    private static final Cards CARDS = Cards.of(
            CardForms.STANDARD.of(Card.class), Workshop.RULES.catalogue().all(), Card::name);

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
        return GameFile.read("META-INF/terrene/words/hobe-starter.de.words", StarterSet.class)
                .get();
    }
}
