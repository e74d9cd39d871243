package io.github.terrene.terralore.law;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.view.View;
import io.github.terrene.testkit.law.match.MatchLaws;
import io.github.terrene.testkit.law.match.MatchSpecimen;

/** Every law of the kernel, for matches. */
@Rule("TL-11.12")
class TerraloreMatchLawsTest implements MatchLaws<GameConfig, Game, Action, Event, View, Table> {
    private static final MatchSpecimen<GameConfig, GameConfig, Game, Action, Event, View, Table> SPECIMEN =
            MatchSpecimen.of(WorkshopSpecimen.RULES.match(), new WorkshopSpecimen());

    @Override
    public MatchSpecimen<GameConfig, GameConfig, Game, Action, Event, View, Table> specimen() {
        return SPECIMEN;
    }
}
