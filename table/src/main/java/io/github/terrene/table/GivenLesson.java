package io.github.terrene.table;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.session.Session;
import io.github.terrene.session.Setup;
import io.github.terrene.shelf.Game;
import io.github.terrene.shelf.Lesson;
import io.github.terrene.shelf.LessonStep;
import io.github.terrene.shelf.ReadyLesson;
import io.github.terrene.table.wire.JsonText;
import io.github.terrene.table.wire.LessonCard;
import io.github.terrene.table.wire.Portrait;
import io.github.terrene.table.wire.SentChoice;
import io.github.terrene.table.wire.Wordings;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * A lesson as it is given to people, at a table that is kept nowhere.
 *
 * @param ready the lesson
 * @param wordings in which words it is told
 */
record GivenLesson<C, S, A, E, V>(ReadyLesson<C, S, A, E, V> ready, Wordings wordings) {
    private static final Rejection LATER =
            Rejection.of("lesson/later", "that is for later: the lesson goes on with another choice");

    /** How many steps it has. */
    int steps() {
        return lesson().steps().size();
    }

    /** A step, from 1. */
    Answer step(int number, Request request) {
        Portrait<C, S, A, E, V> table = table(number);
        Option<A> choice = lesson().step(number).choice();
        return Answer.json(Answer.OK, JsonText.object(json -> {
            json.writeFieldName("lesson");
            json.writeRawValue(card(table, number, request.language()).written());
            for (A action : choice) {
                json.writeFieldName("choice");
                json.writeRawValue(table.choice(seat(), action, request.language()));
            }
            json.writeFieldName("lines");
            JsonText.list(json, KeptNowhere.lines(table, 1, seat(), request), (line, list) -> list.writeRawValue(line));
        }));
    }

    /** The step after a choice; or why that is not to be chosen. */
    Answer choose(int number, Request request) {
        return request.content(SentChoice.form(game().rules().forms()))
                .fold(wrong -> wrong, sent -> chosen(number, sent.action(), request));
    }

    private Answer chosen(int number, A action, Request request) {
        Option<A> wanted = lesson().step(number).choice();
        if (wanted.isEmpty() || number == steps()) {
            return problem(
                    request,
                    Answer.BAD,
                    Problem.at("step", "lesson/no-choice", "nothing is to be chosen in this step"));
        }
        return wanted.contains(action) ? step(number + 1, request) : refused(table(number), action, request);
    }

    private Answer refused(Portrait<C, S, A, E, V> table, A action, Request request) {
        Session<C, S, A, E, V> session = table.session();
        Seq<Rejection> why = session.play(seat(), session.number(seat()), action, session.latest())
                .fold(illegal -> illegal, legal -> Array.of(LATER));
        return Answer.refused(why, table.why(seat(), why, request.language()));
    }

    /** What is wrong with a request, in its language. */
    Answer problem(Request request, int status, Problem problem) {
        return Answer.problems(status, Array.of(problem), wordings.of(game(), request.language())::problem);
    }

    private Game<C, S, A, E, V> game() {
        return ready.ready().game();
    }

    private Lesson<A> lesson() {
        return ready.lesson();
    }

    private Seat seat() {
        return lesson().seat();
    }

    private Portrait<C, S, A, E, V> table(int number) {
        Setup<C> setup = Setup.of(game().decks().config().apply(lesson().decks()), lesson().seed());
        return KeptNowhere.table(game(), setup, lesson().played(number), wordings);
    }

    private LessonCard card(Portrait<C, S, A, E, V> table, int number, String language) {
        LessonStep<A> step = lesson().step(number);
        return new LessonCard(
                game().id(),
                game().title(),
                number,
                steps(),
                seat(),
                table.places(),
                lesson().decks(),
                table.sentence(seat(), step.titleKey(), step.facts(), language),
                table.sentence(seat(), step.key(), step.facts(), language),
                step.rules(),
                table.ways(seat(), step.points(), language));
    }
}
