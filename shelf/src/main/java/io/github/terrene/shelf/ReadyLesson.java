package io.github.terrene.shelf;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Step;
import io.github.terrene.narrator.wording.GameFile;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The lesson of a game. A game says nothing of it: its jar, or another one that is found with it, has it in a file that is called as the game,
 * {@code META-INF/terrene/lessons/hobe.lesson}. What it says stands in files with words, {@code META-INF/terrene/words/hobe-lesson.en.words},
 * which the words of the game name.
 *
 * <pre>{@code
 * terrene-lesson 1
 * decks Black Ships | High Walls
 * seed 11
 * seat A
 *
 * step hand HB-7.1
 *   point A hand
 *
 * step play HB-7.13
 *   about card oar-hand
 *   choose PlayCard(seat:A,card:oar-hand,targets:[])
 *   then Pass(seat:B)
 * }</pre>
 *
 * @param ready what is played in it
 * @param lesson the lesson
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
public record ReadyLesson<C, S, A, E, V>(ReadyGame<C, S, A, E, V> ready, Lesson<A> lesson) {
    private static final String FOLDER = "META-INF/terrene/lessons/";

    /** The games that have a lesson; none is made for that. */
    public static Array<ShelvedGame> games(Shelf shelf) {
        return shelf.games().filter(game -> text(game).isDefined());
    }

    /**
     * That of a game.
     *
     * @param id the id of one of the {@link #games}
     * @return the lesson, or everything that is wrong with the game, or the first line of the lesson that is not what it should be
     * @throws java.util.NoSuchElementException if it has none
     */
    public static Either<Seq<Problem>, ReadyLesson<?, ?, ?, ?, ?>> of(Shelf shelf, String id) {
        String text = shelf.find(id).flatMap(ReadyLesson::text).get();
        return shelf.usual(id).flatMap(ready -> of(ready, text));
    }

    private static <C, S, A, E, V> Either<Seq<Problem>, ReadyLesson<?, ?, ?, ?, ?>> of(
            ReadyGame<C, S, A, E, V> ready, String text) {
        return read(ready, text).bimap(Array::of, lesson -> lesson);
    }

    /** The lesson that a text stands for, or the first line that is not what it should be; whether it can be played is another question. */
    public static <C, S, A, E, V> Either<Problem, ReadyLesson<C, S, A, E, V>> read(
            ReadyGame<C, S, A, E, V> ready, String text) {
        return LessonReader.read(ready.game(), text).map(lesson -> new ReadyLesson<>(ready, lesson));
    }

    /** Everything that cannot be done in the first step where something cannot, with its number; nothing if the lesson can be played. */
    public Seq<Problem> faults() {
        S state = start().state();
        Array<A> played = lesson.before();
        for (int number = 0; number <= lesson.steps().size(); number++) {
            String place = "step " + number;
            Either<Seq<Rejection>, Step<S, E>> after = ready.game().rules().applyAll(state, played);
            if (after.isLeft()) {
                return after.getLeft().map(why -> new Problem(place, why));
            }
            state = after.get().state();
            played = number == lesson.steps().size()
                    ? Array.empty()
                    : lesson.step(number + 1).played();
        }
        return Array.empty();
    }

    /** How its game begins. */
    public Step<S, E> start() {
        return ready.game()
                .rules()
                .start(ready.game().decks().config().apply(lesson.decks()), lesson.seed())
                .getOrElseThrow(problems -> new IllegalStateException(problems.mkString("\n")));
    }

    private static Option<String> text(ShelvedGame game) {
        return GameFile.read(FOLDER + game.id() + ".lesson", game.getClass());
    }
}
