package io.github.terrene.browser;

import io.github.terrene.shelf.Shelf;
import io.github.terrene.shelf.ShelvedGame;
import io.vavr.collection.Array;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * Games that can be loaded without any other.
 *
 * @param folder where they are in the package
 * @param ids the games
 */
record Alone(String folder, Array<String> ids) {
    /** Those that were built: {@code -Dbrowser.alone} says which. */
    static Stream<Alone> built() {
        return Shelf.onPath()
                .games()
                .groupBy(ShelvedGame::family)
                .values()
                .toJavaStream()
                .map(family -> family.map(ShelvedGame::id))
                .map(ids -> new Alone(ids.head(), ids))
                .filter(alone -> Files.exists(Path.of("target/package", alone.folder(), "rules.wasm")));
    }
}
