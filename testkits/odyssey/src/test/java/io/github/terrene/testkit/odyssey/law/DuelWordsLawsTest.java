package io.github.terrene.testkit.odyssey.law;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.kernel.Rule;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.wording.GameFile;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.law.Specimen;
import io.github.terrene.testkit.law.word.BoardLaws;
import io.github.terrene.testkit.law.word.GermanNamesLaws;
import io.github.terrene.testkit.law.word.WordingLaws;
import io.vavr.collection.Seq;

/** All of a duel is said in English and in German. */
@Rule("TO-11.1")
class DuelWordsLawsTest
        implements BoardLaws<GameConfig, Game, Action, Event, View>,
                GermanNamesLaws<GameConfig, Game, Action, Event, View> {
    private static final DuelSpecimen SPECIMEN = new DuelSpecimen();

    private static final Seq<Wording> LANGUAGES = WordingLaws.languages("terrene-odyssey-duel", "en", "de");
    private static final Cards CARDS = Cards.of(
            CardForms.STANDARD.of(Card.class),
            DuelSpecimen.RULES.book().catalogue().all(),
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
        return GameFile.read("META-INF/terrene/words/terrene-odyssey-base-set.de.words", BaseSet.class)
                .get();
    }
}
