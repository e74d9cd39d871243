package io.github.terrene.draft;

import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.testkit.law.Specimen;
import io.github.terrene.testkit.law.game.AllLaws;

class EncounterLawsTest implements AllLaws<DraftConfig, Encounter, EncounterAction, EncounterEvent, EncounterView> {
    private static final EncounterSpecimen SPECIMEN = new EncounterSpecimen();

    @Override
    public Specimen<DraftConfig, Encounter, EncounterAction, EncounterEvent, EncounterView> specimen() {
        return SPECIMEN;
    }
}
