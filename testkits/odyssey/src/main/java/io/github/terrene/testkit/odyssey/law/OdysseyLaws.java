package io.github.terrene.testkit.odyssey.law;

import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.law.game.AllLaws;
import io.github.terrene.testkit.law.saved.PositionLaws;
import io.github.terrene.testkit.law.view.ZoneLaws;

/** All laws of Terrene Odyssey in any format: those of the kernel and its own. */
public interface OdysseyLaws
        extends AllLaws<GameConfig, Game, Action, Event, View>,
                ZoneLaws<GameConfig, Game, Action, Event, View, Table>,
                PositionLaws<GameConfig, Game, Action, Event, View>,
                OdysseyTableLaws,
                OdysseyTurnLaws,
                OdysseySecrecyLaws,
                OdysseyRefusalLaws {
    @Override
    OdysseySpecimen specimen();
}
