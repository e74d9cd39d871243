package io.github.terrene.testkit.odyssey.law;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.compose.Match;
import io.github.terrene.kernel.compose.MatchEvent;
import io.github.terrene.kernel.compose.MatchView;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.match.MatchRules;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.law.Specimen;
import io.github.terrene.testkit.law.word.BoardLaws;
import io.github.terrene.testkit.law.word.WordingLaws;
import io.vavr.collection.Seq;

/** All of a match of duels is said in English and in German. */
@Rule("TO-2.6")
class MatchWordsLawsTest
        implements BoardLaws<MatchConfig, Match<MatchConfig, Game>, Action, MatchEvent<Event, Table>, MatchView<View>> {
    private static final OdysseyMatchSpecimen SPECIMEN =
            new OdysseyMatchSpecimen(MatchRules.of(DuelSpecimen.RULES), new DuelSpecimen());

    private static final Seq<Wording> LANGUAGES = WordingLaws.languages("terrene-odyssey-duel-match", "en", "de");
    private static final Cards CARDS = Cards.of(
            CardForms.STANDARD.of(Card.class),
            DuelSpecimen.RULES.book().catalogue().all(),
            Card::name);

    @Override
    public Specimen<MatchConfig, Match<MatchConfig, Game>, Action, MatchEvent<Event, Table>, MatchView<View>>
            specimen() {
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
