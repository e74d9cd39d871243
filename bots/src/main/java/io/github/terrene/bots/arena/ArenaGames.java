package io.github.terrene.bots.arena;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ServiceLoader;

/**
 * Provides games to arenas. It is a service ({@link java.util.ServiceLoader}), so that the {@linkplain Main command line} finds the games of
 * every jar on its path.
 *
 * <p>List the name of the class in {@code META-INF/services/io.github.terrene.bots.arena.ArenaGames}.
 */
public interface ArenaGames {
    /** The games, each with an id of its own. */
    Seq<ArenaGame<?, ?, ?, ?, ?>> games();

    /** All games of the jars on the path. */
    static Array<ArenaGame<?, ?, ?, ?, ?>> onPath() {
        return Array.ofAll(ServiceLoader.load(ArenaGames.class)).flatMap(ArenaGames::games);
    }
}
