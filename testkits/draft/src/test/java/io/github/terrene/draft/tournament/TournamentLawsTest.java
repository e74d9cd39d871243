package io.github.terrene.draft.tournament;

import io.github.terrene.testkit.law.Specimen;
import io.github.terrene.testkit.law.game.AllLaws;

class TournamentLawsTest
        implements AllLaws<TournamentConfig, Tournament, TournamentAction, TournamentEvent, TournamentView> {
    private static final TournamentSpecimen SPECIMEN = new TournamentSpecimen();

    @Override
    public Specimen<TournamentConfig, Tournament, TournamentAction, TournamentEvent, TournamentView> specimen() {
        return SPECIMEN;
    }
}
