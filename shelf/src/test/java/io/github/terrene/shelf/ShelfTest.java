package io.github.terrene.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Whatever one description does, the other games are there. */
class ShelfTest {
    /** A game that only says who it is. */
    private record Said(String id, int place, Supplier<String> says) implements ShelvedGame {
        Said(String id, int place) {
            this(id, place, () -> id);
        }

        Said(String id) {
            this(id, USUAL_PLACE);
        }

        @Override
        public String title() {
            return says.get();
        }

        @Override
        public String family() {
            return id.substring(0, 1);
        }

        @Override
        public Either<Seq<Problem>, ReadyGame<?, ?, ?, ?, ?>> ready(Wish wish) {
            return Either.left(Array.of(Problem.at(id, "test/unready", "{said}", says.get())));
        }
    }

    private static String thrown() {
        throw new IllegalStateException("no words");
    }

    private static Array<String> ids(Shelf shelf) {
        return shelf.games().map(ShelvedGame::id);
    }

    @Test
    void gamesAreListedByPlaceAndThenAsTheyAreFound() {
        assertThat(ids(Shelf.of(Array.of(new Said("new"), new Said("old", 2), new Said("older", 1), new Said("also")))))
                .containsExactly("older", "old", "new", "also");
    }

    @Test
    void whatCannotBeNamedIsLeftOutAndSaysWhy() {
        Shelf shelf = Shelf.of(Array.of(
                new Said("Bad Name"),
                new Said("good"),
                new Said("good"),
                new Said("thrown", 1, ShelfTest::thrown),
                new Said("untitled", 1, () -> null)));
        assertThat(ids(shelf)).containsExactly("good");
        assertThat(shelf.leftOut().map(problem -> problem.why().key()))
                .containsExactly("shelf/id", "shelf/same-id", "service/thrown", "shelf/description");
        assertThat(shelf.leftOut().map(Problem::toString).mkString("\n"))
                .contains("\"Bad Name\" is not made of small letters")
                .contains("there is another game with the id good")
                .contains("IllegalStateException: no words (", "ShelfTest.java:");
    }

    @Test
    void nothingIsMadeBeforeItIsAskedForAndNothingTwice() {
        int[] made = new int[2];
        Shelf shelf =
                Shelf.of(Array.of(new Said("a", 1, () -> "a" + made[0]++), new Said("b", 1, () -> "b" + made[1]++)));
        made[0] = 0;
        made[1] = 0;
        assertThat(shelf.usual("a").getLeft()).isEqualTo(shelf.usual("a").getLeft());
        assertThat(made).containsExactly(1, 0);
    }

    @Test
    void aDescriptionThatThrowsIsAProblem() {
        boolean[] broken = new boolean[1];
        Shelf shelf = Shelf.of(Array.of(new Said("a", 1, () -> broken[0] ? thrown() : "a")));
        broken[0] = true;
        assertThat(shelf.usual("a").getLeft().map(Problem::toString).mkString())
                .startsWith("a (" + Said.class.getName() + "): java.lang.IllegalStateException: no words (");
    }

    @Test
    void aNameInReplaysBelongsToAFamily() {
        Shelf shelf = Shelf.of(Array.of(new Said("chess"), new Said("draughts")));
        assertThat(shelf.named("d").map(ShelvedGame::id)).contains("draughts");
        assertThat(shelf.named("d-match").map(ShelvedGame::id)).contains("draughts");
        assertThat(shelf.named("draughts")).isEmpty();
    }

    @Test
    void thereNeedNotBeAnything() {
        assertThat(Shelf.onPath().games()).isEmpty();
        assertThat(Shelf.onPath().leftOut()).isEmpty();
        assertThat(new ShelvedArenaGames().ids()).isEmpty();
    }
}
