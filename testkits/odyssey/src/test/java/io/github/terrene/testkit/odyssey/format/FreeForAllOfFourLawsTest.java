package io.github.terrene.testkit.odyssey.format;

import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.law.view.NumberLaws;
import io.github.terrene.testkit.odyssey.law.OdysseyEliminationLaws;
import io.github.terrene.testkit.odyssey.law.OdysseyLaws;
import io.github.terrene.testkit.odyssey.law.OdysseySpecimen;

class FreeForAllOfFourLawsTest
        implements OdysseyLaws, OdysseyEliminationLaws, NumberLaws<GameConfig, Game, Action, Event, View> {
    private static final LeaverSpecimen SPECIMEN =
            new LeaverSpecimen(FreeForAll.rules(FreeForAll.OF_FOUR, Ruffians.CATALOGUE));

    @Override
    public OdysseySpecimen specimen() {
        return SPECIMEN;
    }
}
