package io.github.terrene.draft.picking;

import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.testkit.law.AllLaws;
import io.github.terrene.testkit.law.Specimen;

class DraftLawsTest implements AllLaws<DraftConfig, Draft, DraftAction, DraftEvent, DraftView> {
    private static final DraftSpecimen SPECIMEN = new DraftSpecimen();

    @Override
    public Specimen<DraftConfig, Draft, DraftAction, DraftEvent, DraftView> specimen() {
        return SPECIMEN;
    }
}
