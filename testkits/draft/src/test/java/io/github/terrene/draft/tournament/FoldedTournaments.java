package io.github.terrene.draft.tournament;

import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.testkit.law.Tables;
import io.vavr.collection.TreeMap;

/** What a client makes of the events of a tournament that it is sent. */
public final class FoldedTournaments implements Tables<Tournament, TournamentEvent, TournamentView, FoldedTournament> {
    @Override
    public FoldedTournament of(Tournament tournament) {
        TreeMap<Seat, Table> games = tournament
                .games()
                .zip(tournament.round().games())
                .filter(each -> each._1.isDefined())
                .foldLeft(
                        TreeMap.empty(),
                        (tables, each) ->
                                tables.put(each._2.first(), each._1.get().table()));
        return new FoldedTournament(tournament.progress(), games);
    }

    @Override
    public FoldedTournament seenIn(TournamentView view) {
        TreeMap<Seat, Table> game = view.game()
                .map(seen -> TreeMap.of(
                        view.progress()
                                .round()
                                .gameOf(view.seat())
                                .map(Fixture::first)
                                .get(),
                        seen.table()))
                .getOrElse(TreeMap.empty());
        return new FoldedTournament(view.progress(), game);
    }

    @Override
    public FoldedTournament after(FoldedTournament table, TournamentEvent event) {
        return table.after(event);
    }
}
