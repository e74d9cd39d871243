package io.github.terrene.examples.wreckers;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.github.terrene.narrator.board.Pointer;
import io.github.terrene.shelf.LessonStep;
import io.github.terrene.shelf.ReadyGame;
import io.github.terrene.shelf.ReadyLesson;
import io.github.terrene.shelf.Wish;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** A game of one's own gets a lesson by a file beside it. */
class LessonFileTest {
    private static final ReadyGame<?, ?, ?, ?, ?> GAME =
            new WreckersOnTheShelf().ready(Wish.USUAL).get();

    private static final String LESSON = """
            terrene-lesson 1
            seed 1
            seat A

            # What one sees.
            step hand WK-1.2 WK-2.1
              point A hand
              point card/red-1

            step draw WK-2.1
              about card red-1
              choose Draw(seat:A)
              then Draw(seat:B)
            """;

    private static ReadyLesson<?, ?, ?, ?, ?> read(String text) {
        return ReadyLesson.read(GAME, text).get();
    }

    private static String problem(String from, String to) {
        assertThat(LESSON).contains(from);
        Problem problem = ReadyLesson.read(GAME, LESSON.replace(from, to)).getLeft();
        assertThat(problem.key()).isEqualTo("lesson/line");
        return problem.toString();
    }

    @Test
    void aLessonIsRead() {
        ReadyLesson<?, ?, ?, ?, ?> ready = read(LESSON);
        LessonStep<?> hand = ready.lesson().step(1);
        assertThat(hand.titleKey()).isEqualTo("lesson.hand/title");
        assertThat(hand.rules()).containsExactly("WK-1.2", "WK-2.1");
        assertThat(hand.points())
                .containsExactly(
                        new Pointer(Option.some(Seat.of(0)), "hand"), new Pointer(Option.none(), "card/red-1"));
        assertThat(hand.choice()).isEmpty();
        LessonStep<?> draw = ready.lesson().step(2);
        assertThat((Object) draw.choice().get()).isEqualTo(new Move.Draw(Seat.of(0)));
        assertThat(draw.facts().map(fact -> fact.name() + " " + fact.value())).containsExactly("card red-1");
        assertThat((Array<?>) ready.lesson().played(2)).isEmpty();
        assertThat(ready.faults()).isEmpty();
    }

    @Test
    void theFirstWrongLineIsTold() {
        assertThat(problem("terrene-lesson 1", "terrene-puzzles 1"))
                .isEqualTo("line 1: here should be: terrene-lesson 1");
        assertThat(problem("seed 1", "seed one")).contains("line 2", "seed and a number");
        assertThat(problem("seat A", "seat C")).contains("line 3", "seat and a letter");
        assertThat(problem("red-1\n  choose", "red-7\n  choose")).contains("line 11", "about, what the card is called");
        assertThat(problem("Draw(seat:A)", "Steal(seat:A)")).contains("line 12", "choose and an action (");
        assertThat(problem("  choose", "  chose")).contains("line 12", "here should be: step");
    }

    @Test
    void whatCannotBePlayedIsToldWithItsStep() {
        assertThat(read(LESSON.replace("then Draw(seat:B)", "then Draw(seat:A)"))
                        .faults()
                        .map(Problem::place))
                .containsExactly("step 2");
    }
}
