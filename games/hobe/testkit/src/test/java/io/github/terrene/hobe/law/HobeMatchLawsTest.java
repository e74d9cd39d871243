package io.github.terrene.hobe.law;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.hobe.law.HobeSpecimen;
import io.github.terrene.testkit.law.match.MatchLaws;
import io.github.terrene.testkit.law.match.MatchSpecimen;

/** Every law of the kernel, for matches. */
@Rule("HB-11.9")
class HobeMatchLawsTest implements MatchLaws<GameConfig, Game, Action, Event, View, Table> {
    private static final MatchSpecimen<GameConfig, GameConfig, Game, Action, Event, View, Table> SPECIMEN =
            MatchSpecimen.of(Workshop.RULES.match(), new HobeSpecimen(Workshop.RULES, Workshop.CARDS));

    @Override
    public MatchSpecimen<GameConfig, GameConfig, Game, Action, Event, View, Table> specimen() {
        return SPECIMEN;
    }
}
