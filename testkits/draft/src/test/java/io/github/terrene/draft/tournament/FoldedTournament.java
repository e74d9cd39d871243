package io.github.terrene.draft.tournament;

import io.github.terrene.draft.tournament.score.Progress;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.TreeMap;

/**
 * Everything that events tell of a tournament.
 *
 * @param progress what everybody knows
 * @param games the tables of the games of the round, by lower seat
 */
public record FoldedTournament(Progress progress, TreeMap<Seat, Table> games) {
    /** Before any game. */
    public static FoldedTournament of(Progress progress) {
        return new FoldedTournament(progress, TreeMap.empty());
    }

    /** What a client makes of an event that it is sent. */
    public FoldedTournament after(TournamentEvent event) {
        if (event instanceof TournamentEvent.GameBegan began) {
            return with(began.players().head(), began.table().get());
        }
        if (event instanceof TournamentEvent.InGame inGame) {
            Seat game = inGame.players().head();
            return with(game, inGame.event().get().applyTo(games.get(game).get()));
        }
        return new FoldedTournament(
                event.applyTo(progress), event instanceof TournamentEvent.RoundBegan ? TreeMap.empty() : games);
    }

    private FoldedTournament with(Seat game, Table table) {
        return new FoldedTournament(progress, games.put(game, table));
    }
}
