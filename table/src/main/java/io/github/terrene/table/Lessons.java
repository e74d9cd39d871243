package io.github.terrene.table;

import io.github.terrene.kernel.Problem;
import io.github.terrene.shelf.ReadyLesson;
import io.github.terrene.shelf.Shelf;
import io.github.terrene.shelf.ShelvedGame;
import io.github.terrene.table.wire.Wordings;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;

/** Lessons. Nothing is kept of where a learner is: each request says which step is reached. */
final class Lessons {
    private static final int AT_NUMBER = 2;

    private final Shelf shelf;
    private final Wordings wordings;
    private final Host host;
    private final ConcurrentHashMap<String, Option<GivenLesson<?, ?, ?, ?, ?>>> games = new ConcurrentHashMap<>();

    /**
     * The lessons of what is on a shelf.
     *
     * @param host is told what cannot be given, and why
     */
    Lessons(Shelf shelf, Wordings wordings, Host host) {
        this.shelf = shelf;
        this.wordings = wordings;
        this.host = host;
    }

    private Array<ShelvedGame> shelved() {
        return ReadyLesson.games(shelf).filter(ShelvedGame::atTables);
    }

    /** The games that have a lesson: {@code [{"game":"hobe","title":"Hobe"}]}. */
    Answer titles() {
        return Answer.json(Answer.OK, Catalogue.titles(shelved()));
    }

    /** The step whose number stands in the address; the first if none does. */
    Answer step(Request request, String game) {
        return at(request, game, (lesson, number) -> lesson.step(number, request));
    }

    /** What becomes of a choice in that step. */
    Answer choose(Request request, String game) {
        return at(request, game, (lesson, number) -> lesson.choose(number, request));
    }

    private Answer at(Request request, String game, BiFunction<GivenLesson<?, ?, ?, ?, ?>, Integer, Answer> asked) {
        return find(game)
                .map(lesson -> Puzzles.numbered(
                                request.address().drop(AT_NUMBER).headOption().getOrElse("1"), lesson.steps())
                        .map(number -> asked.apply(lesson, number))
                        .getOrElse(() -> noSuch(request, lesson)))
                .getOrElse(Routes::notFound);
    }

    private static Answer noSuch(Request request, GivenLesson<?, ?, ?, ?, ?> lesson) {
        return lesson.problem(
                request,
                Answer.NOT_FOUND,
                Problem.at(
                        "step",
                        "lesson/step",
                        "the steps of this lesson are numbered from 1 to {most:number}",
                        lesson.steps()));
    }

    private Option<GivenLesson<?, ?, ?, ?, ?>> find(String game) {
        return Option.when(shelved().exists(each -> each.id().equals(game)), game)
                .flatMap(known -> games.computeIfAbsent(known, this::read));
    }

    private Option<GivenLesson<?, ?, ?, ?, ?>> read(String game) {
        return ReadyLesson.of(shelf, game)
                .filterOrElse(lesson -> lesson.faults().isEmpty(), ReadyLesson::faults)
                .peekLeft(problems -> problems.forEach(problem -> host.note("no lesson of " + game + ": " + problem)))
                .toOption()
                .map(this::given);
    }

    private <C, S, A, E, V> GivenLesson<C, S, A, E, V> given(ReadyLesson<C, S, A, E, V> lesson) {
        return new GivenLesson<>(lesson, wordings);
    }
}
