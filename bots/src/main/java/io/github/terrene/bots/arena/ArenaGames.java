package io.github.terrene.bots.arena;

import io.github.terrene.bots.Services;
import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ServiceLoader;

/**
 * Provides games to arenas. It is a service ({@link java.util.ServiceLoader}), so that the {@linkplain Main command line} finds the games of
 * every jar on its path. A game is made when it is asked for, and no other one with it.
 *
 * <p>List the name of the class in {@code META-INF/services/io.github.terrene.bots.arena.ArenaGames}. {@code terrene-shelf} has such a class:
 * whatever is on the shelf needs no other.
 */
public interface ArenaGames {
    /** The ids of the games, each once. */
    Seq<String> ids();

    /**
     * A game.
     *
     * @param id one of the {@link #ids}
     * @return the game, or why it cannot be played
     */
    Either<Seq<Problem>, ArenaGame<?, ?, ?, ?, ?>> game(String id);

    /** Why a game that is there is not among the {@link #ids}, such as for the number of its players; none if there is no such game. */
    default Option<Problem> unfit(String id) {
        return Option.none();
    }

    /** What is missing in the {@link #ids}, and why. */
    default Seq<Problem> leftOut() {
        return Array.empty();
    }

    /**
     * All games, made at once.
     *
     * @throws IllegalStateException with what is wrong with a game that cannot be played
     */
    default Array<ArenaGame<?, ?, ?, ?, ?>> all() {
        return ids().toArray()
                .map(id -> game(id).getOrElseThrow(wrong -> new IllegalStateException(wrong.mkString("\n"))));
    }

    /** Games that are made already. */
    static ArenaGames of(Iterable<? extends ArenaGame<?, ?, ?, ?, ?>> games) {
        return new MadeGames(Array.ofAll(games));
    }

    /** All games of the jars on the path. Of games with the same id, the first is played. */
    static ArenaGames onPath() {
        return GamesOfAll.of(Services.of(ServiceLoader.load(ArenaGames.class)));
    }
}
