package io.github.terrene.bots.arena;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ServiceLoader;

/**
 * Brings games to arenas: a service ({@link java.util.ServiceLoader}), so that the {@linkplain Main command line} finds the games of whatever
 * jar is on its path.
 *
 * <p>The name of the class is in {@code META-INF/services/io.github.terrene.bots.arena.ArenaGames}.
 */
public interface ArenaGames {
    /** The games, each with an id of its own. */
    Seq<ArenaGame<?, ?, ?, ?, ?>> games();

    /** All games that the jars on the path bring. */
    static Array<ArenaGame<?, ?, ?, ?, ?>> onPath() {
        return Array.ofAll(ServiceLoader.load(ArenaGames.class)).flatMap(ArenaGames::games);
    }
}
