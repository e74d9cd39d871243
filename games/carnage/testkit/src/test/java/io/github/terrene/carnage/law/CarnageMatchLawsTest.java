package io.github.terrene.carnage.law;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.view.View;
import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.carnage.law.CarnageSpecimen;
import io.github.terrene.testkit.law.match.MatchLaws;
import io.github.terrene.testkit.law.match.MatchSpecimen;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Every law of the kernel, for matches. */
@Rule("CG-13.9")
class CarnageMatchLawsTest implements MatchLaws<GameConfig, Game, Action, Event, View, Table> {
    private static final MatchSpecimen<GameConfig, GameConfig, Game, Action, Event, View, Table> SPECIMEN =
            MatchSpecimen.of(Workshop.RULES.match(), new CarnageSpecimen(Workshop.RULES, Workshop.CARDS) {
                /** Mostly short games: a walk that never leaves the first game says no more than one through a single game. */
                @Override
                protected Arbitrary<Integer> turnLimits() {
                    return Arbitraries.of(8, 2, 4, 8, 6, 4, 20, 200);
                }
            });

    @Override
    public MatchSpecimen<GameConfig, GameConfig, Game, Action, Event, View, Table> specimen() {
        return SPECIMEN;
    }
}
