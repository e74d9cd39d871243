package io.github.terrene.draft;

import io.github.terrene.draft.tournament.Tournament;
import io.github.terrene.draft.tournament.TournamentEvent;
import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.testkit.law.Tables;
import io.vavr.collection.TreeMap;

/** What a client makes of the events of an encounter that it is sent. */
final class EncounterTables implements Tables<Encounter, EncounterEvent, EncounterView, EncounterTable> {
    @Override
    public EncounterTable of(Encounter encounter) {
        return new EncounterTable(
                encounter.draft().table(),
                encounter.tournament().map(Tournament::progress),
                encounter.tournament().map(EncounterTables::games).getOrElse(TreeMap.empty()));
    }

    private static TreeMap<Seat, Table> games(Tournament tournament) {
        return tournament
                .games()
                .zip(tournament.round().games())
                .filter(each -> each._1.isDefined())
                .foldLeft(
                        TreeMap.empty(),
                        (games, each) ->
                                games.put(each._2.first(), each._1.get().table()));
    }

    @Override
    public EncounterTable seenIn(EncounterView view) {
        return new EncounterTable(
                view.draft().table(),
                view.tournament().map(seen -> seen.progress()),
                view.tournament()
                        .flatMap(seen -> seen.game()
                                .map(game -> TreeMap.of(
                                        seen.progress()
                                                .round()
                                                .gameOf(seen.seat())
                                                .map(Fixture::first)
                                                .get(),
                                        game.table())))
                        .getOrElse(TreeMap.empty()));
    }

    @Override
    public EncounterTable after(EncounterTable table, EncounterEvent event) {
        return event instanceof EncounterEvent.InDraft inDraft
                ? table.with(inDraft.event().applyTo(table.draft()))
                : after(table, ((EncounterEvent.InTournament) event).event());
    }

    private static EncounterTable after(EncounterTable table, TournamentEvent event) {
        if (event instanceof TournamentEvent.GameBegan began) {
            return table.with(began.players(), began.table().get());
        }
        if (event instanceof TournamentEvent.InGame inGame) {
            Table before = table.games().get(inGame.players().head()).get();
            return table.with(inGame.players(), inGame.event().get().applyTo(before));
        }
        return table.with(event.applyTo(table.known()), event instanceof TournamentEvent.RoundBegan);
    }
}
