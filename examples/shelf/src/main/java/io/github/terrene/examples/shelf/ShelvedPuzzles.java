package io.github.terrene.examples.shelf;

import io.github.terrene.shelf.Shelf;
import io.github.terrene.shelf.ShelvedGame;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The puzzles that come with the games. They are of games with few cards where the game can be played with few.
 *
 * @param game what they are puzzles of
 * @param text the puzzles, as {@link io.github.terrene.bots.puzzle.PuzzleText} reads them
 */
public record ShelvedPuzzles(ShelvedGame game, String text) {
    private static final String FOLDER = "/META-INF/terrene/puzzles/";
    private static final String SMALL = "-small";

    /** The ids of the games that have puzzles. */
    public static final Array<String> GAMES = Array.of("odyssey", "terralore", "hobe", "carnage");

    /** Those of a game; none if there are none. */
    public static Option<ShelvedPuzzles> of(Shelf shelf, String id) {
        return Option.when(GAMES.contains(id), () -> id)
                .flatMap(known -> found(known)
                        .flatMap(text -> shelf.games()
                                .find(game -> game.id().equals(known + SMALL))
                                .orElse(() ->
                                        shelf.games().find(game -> game.id().equals(known)))
                                .map(game -> new ShelvedPuzzles(game, text))));
    }

    private static Option<String> found(String id) {
        try (@Nullable InputStream file = ShelvedPuzzles.class.getResourceAsStream(FOLDER + id + ".puzzles")) {
            return file == null ? Option.none() : Option.some(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
