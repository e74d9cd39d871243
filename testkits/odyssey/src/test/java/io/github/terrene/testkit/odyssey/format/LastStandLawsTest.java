package io.github.terrene.testkit.odyssey.format;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.law.play.LegalityLaws;
import io.github.terrene.testkit.law.play.PlaythroughLaws;
import io.github.terrene.testkit.law.saved.ReplayLaws;
import io.github.terrene.testkit.matrix.NumberedRule;
import io.github.terrene.testkit.odyssey.law.OdysseySpecimen;
import io.vavr.collection.Array;

/** The laws that a house rule could break. */
class LastStandLawsTest
        implements LegalityLaws<GameConfig, Game, Action, Event, View>,
                ReplayLaws<GameConfig, Game, Action, Event, View>,
                PlaythroughLaws<GameConfig, Game, Action, Event, View> {
    private static final OdysseySpecimen SPECIMEN = new OdysseySpecimen(
            LastStand.rules(Catalogue.ofSets(Array.of(new BaseSet())).get()),
            NumberedRule.of("terrene-core").map(NumberedRule::number).append("HR-1"));

    @Override
    public OdysseySpecimen specimen() {
        return SPECIMEN;
    }
}
