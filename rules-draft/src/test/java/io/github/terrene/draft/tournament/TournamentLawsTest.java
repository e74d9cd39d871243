package io.github.terrene.draft.tournament;

import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.AllLaws;
import io.github.terrene.testkit.law.Specimen;

/** All laws but those that take a tournament for one table: what is said there of others holds for those at the own table alone. */
class TournamentLawsTest
        implements AllLaws<TournamentConfig, Tournament, TournamentAction, TournamentEvent, TournamentView> {
    private static final TournamentSpecimen SPECIMEN = new TournamentSpecimen();

    @Override
    public Specimen<TournamentConfig, Tournament, TournamentAction, TournamentEvent, TournamentView> specimen() {
        return SPECIMEN;
    }

    /** Who is awaited at other tables is not shown. */
    @Override
    public void aSeatIsShownAsAwaitedAsLongAsOthersMayThinkSo(Walk<TournamentConfig> walk) {}

    /** An onlooker is not shown who is awaited at any table. */
    @Override
    public void anOnlookerIsShownWhoIsAwaited(Walk<TournamentConfig> walk) {}

    /** The states are the same, but what happens at two tables is told in the order in which it happens. */
    @Override
    public void simultaneousChoicesCommute(Walk<TournamentConfig> walk) {}

    /** A choice at one table that completes something there tells the others at that table. */
    @Override
    public void aSimultaneousChoiceTellsOthersNothing(Walk<TournamentConfig> walk) {}

    /** The result of another table is told to everybody, and what was done before can no longer be taken back. */
    @Override
    public void whatCanBeTakenBackTellsNothingOfWhatOthersChoose(Walk<TournamentConfig> walk) {}

    /** It takes every event since then for one that the seat was told. */
    @Override
    public void whatIsUndoneIsAsIfItHadNotBeenDone(Walk<TournamentConfig> walk) {}
}
