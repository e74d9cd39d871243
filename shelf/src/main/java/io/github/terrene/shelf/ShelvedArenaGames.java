package io.github.terrene.shelf;

import io.github.terrene.bots.arena.ArenaGame;
import io.github.terrene.bots.arena.ArenaGames;
import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Brings everything on the shelf that arenas can play to the arena. */
public final class ShelvedArenaGames implements ArenaGames {
    private final Shelf shelf = Shelf.onPath();

    /** The games of the jars on the path. */
    public ShelvedArenaGames() {}

    @Override
    public Seq<String> ids() {
        return shelf.games().filter(ShelvedGame::inArenas).map(ShelvedGame::id);
    }

    @Override
    public Either<Seq<Problem>, ArenaGame<?, ?, ?, ?, ?>> game(String id) {
        return shelf.usual(id).flatMap(game -> Shelf.caught(id, () -> Either.right(game.arena())));
    }

    @Override
    public Option<Problem> unfit(String id) {
        return shelf.games()
                .find(game -> game.id().equalsIgnoreCase(id) && !game.inArenas())
                .map(game -> Problem.at(
                        game.id(),
                        "arena/players",
                        "{title} is for {players} players. An arena compares two sides of equally many: one player against another, "
                                + "or A and C against B and D",
                        game.title(),
                        game.players().mkString(" or ")));
    }

    @Override
    public Array<Problem> leftOut() {
        return shelf.leftOut();
    }
}
