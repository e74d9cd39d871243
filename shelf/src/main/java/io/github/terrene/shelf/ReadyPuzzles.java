package io.github.terrene.shelf;

import io.github.terrene.bots.puzzle.Puzzle;
import io.github.terrene.bots.puzzle.PuzzleGame;
import io.github.terrene.bots.puzzle.PuzzleText;
import io.github.terrene.kernel.Problem;
import io.github.terrene.narrator.wording.GameFile;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The puzzles of a game. A game says nothing of them: its jar, or another one that is found with it, has them in a file that is called as the
 * game, {@code META-INF/terrene/puzzles/hobe.puzzles}. They may be of another game of the same family, such as one with fewer cards: the file
 * names it.
 *
 * @param ready what is played in them
 * @param all the puzzles, at least one
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
public record ReadyPuzzles<C, S, A, E, V>(ReadyGame<C, S, A, E, V> ready, Array<Puzzle<A>> all) {
    private static final String FOLDER = "META-INF/terrene/puzzles/";

    /** The games that have puzzles; none is made for that. */
    public static Array<ShelvedGame> games(Shelf shelf) {
        return shelf.games().filter(game -> text(game).isDefined());
    }

    /**
     * Those of a game.
     *
     * @param id the id of one of the {@link #games}
     * @return the puzzles, or everything that is wrong with them, or with what is played in them
     * @throws java.util.NoSuchElementException if it has none
     */
    public static Either<Seq<Problem>, ReadyPuzzles<?, ?, ?, ?, ?>> of(Shelf shelf, String id) {
        String text = shelf.find(id).flatMap(ReadyPuzzles::text).get();
        String played = PuzzleText.game(text)
                .filter(named -> shelf.find(named).isDefined())
                .getOrElse(id);
        return shelf.usual(played).flatMap(ready -> of(ready, text));
    }

    private static <C, S, A, E, V> Either<Seq<Problem>, ReadyPuzzles<?, ?, ?, ?, ?>> of(
            ReadyGame<C, S, A, E, V> ready, String text) {
        return PuzzleText.read(ready.puzzles(), text).bimap(Array::of, all -> new ReadyPuzzles<>(ready, all));
    }

    private static Option<String> text(ShelvedGame game) {
        return GameFile.read(FOLDER + game.id() + ".puzzles", game.getClass());
    }

    /** The game for puzzles. */
    public PuzzleGame<C, S, A, E, V> game() {
        return ready.puzzles();
    }
}
