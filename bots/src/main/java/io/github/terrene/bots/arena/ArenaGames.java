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

    /**
     * A game that is played with other cards, or whose cards have other numbers.
     *
     * @param id one of the {@link #ids}
     * @return the game, with an id of its own, or why it cannot be played so
     */
    default Either<Seq<Problem>, ArenaGame<?, ?, ?, ?, ?>> game(String id, Printing printing) {
        return printing.equals(Printing.USUAL)
                ? game(id)
                : Either.left(Array.of(
                        Problem.at(id, "arena/cards", "{game} is only played with its own cards, as they are", id)));
    }

    /**
     * All numbers on the cards that the decks of a game have; none if they cannot be changed.
     *
     * @param id one of the {@link #ids}
     */
    default Either<Seq<Problem>, Array<CardNumber>> numbers(String id, Printing printing) {
        return Either.right(Array.empty());
    }

    /**
     * The cards that errata change, as they would be printed with them; what it is for is to be read, and to be kept.
     *
     * @param id one of the {@link #ids}
     */
    default Either<Seq<Problem>, String> printed(String id, Printing printing) {
        return Either.right(printing.errata().mkString("", "\n", "\n"));
    }

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
