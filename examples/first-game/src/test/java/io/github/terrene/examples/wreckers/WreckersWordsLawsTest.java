package io.github.terrene.examples.wreckers;

import io.github.terrene.examples.wreckers.Wreckers.Config;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.testkit.law.simple.SimpleBoardLaws;
import io.github.terrene.testkit.law.simple.SimpleSpecimen;
import io.github.terrene.testkit.law.word.WordingLaws;
import io.vavr.collection.Seq;

/** Everything is said and drawn. */
class WreckersWordsLawsTest implements SimpleBoardLaws<Config, Table, Move, Event> {
    private static final Cards CARDS = Cards.of(Wreckers.CARDS);

    @Override
    public SimpleSpecimen<Config, Table, Move, Event> specimen() {
        return WreckersLawsTest.SPECIMEN;
    }

    @Override
    public Seq<Wording> languages() {
        return WordingLaws.languages("wreckers", "en");
    }

    @Override
    public Cards cards() {
        return CARDS;
    }
}
