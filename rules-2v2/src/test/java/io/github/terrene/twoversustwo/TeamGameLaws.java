package io.github.terrene.twoversustwo;

import io.github.terrene.testkit.law.OdysseyLaws;
import io.github.terrene.testkit.law.OdysseySpecimen;

class TeamGameLaws implements OdysseyLaws {
    @Override
    public OdysseySpecimen specimen() {
        return new TeamSpecimen();
    }
}
