package io.github.terrene.bots.arena;

import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * Games that are made already.
 *
 * @param games the games
 */
record MadeGames(Array<ArenaGame<?, ?, ?, ?, ?>> games) implements ArenaGames {
    @Override
    public Seq<String> ids() {
        return games.map(ArenaGame::id);
    }

    @Override
    public Either<Seq<Problem>, ArenaGame<?, ?, ?, ?, ?>> game(String id) {
        return Either.right(games.find(game -> game.id().equals(id)).get());
    }
}
