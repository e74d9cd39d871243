package io.github.terrene.testkit.odyssey.format;

import io.github.terrene.testkit.odyssey.law.OdysseyEliminationLaws;
import io.github.terrene.testkit.odyssey.law.OdysseyLaws;
import io.github.terrene.testkit.odyssey.law.OdysseySpecimen;
import net.jqwik.api.PropertyDefaults;

@PropertyDefaults(tries = 12)
class FreeForAllOfFourLawsTest
        implements OdysseyLaws, OdysseyEliminationLaws, NumberLaws<GameConfig, Game, Action, Event, View> {
    private static final LeaverSpecimen SPECIMEN =
            new LeaverSpecimen(FreeForAll.rules(FreeForAll.OF_FOUR, Ruffians.CATALOGUE));

    @Override
    public OdysseySpecimen specimen() {
        return SPECIMEN;
    }
}
