package io.github.terrene.testkit.odyssey.law;

import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.law.view.NumberLaws;

class DuelLawsTest implements OdysseyLaws, NumberLaws<GameConfig, Game, Action, Event, View> {
    private static final DuelSpecimen SPECIMEN = new DuelSpecimen();

    @Override
    public OdysseySpecimen specimen() {
        return SPECIMEN;
    }
}
