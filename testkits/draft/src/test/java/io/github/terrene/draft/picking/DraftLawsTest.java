package io.github.terrene.draft.picking;

import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.testkit.law.game.AllLaws;
import io.github.terrene.testkit.law.view.ZoneLaws;

class DraftLawsTest
        implements AllLaws<DraftConfig, Draft, DraftAction, DraftEvent, DraftView>,
                ZoneLaws<DraftConfig, Draft, DraftAction, DraftEvent, DraftView, DraftTable> {
    private static final DraftSpecimen SPECIMEN = new DraftSpecimen();

    @Override
    public DraftSpecimen specimen() {
        return SPECIMEN;
    }
}
