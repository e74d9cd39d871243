package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.cast.Voice;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.told.Asking;
import io.github.terrene.examples.terminal.told.Storyteller;
import io.github.terrene.kernel.Fact;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.Scene;
import io.github.terrene.narrator.wording.Said;
import io.github.terrene.shelf.Lesson;
import io.github.terrene.shelf.LessonStep;
import io.github.terrene.shelf.ReadyLesson;
import io.vavr.collection.Seq;
import java.util.Locale;

/**
 * Teaches a person a game, step by step: Enter does what the step is about.
 *
 * @param setting how it is told
 * @param ready the lesson
 * @param input where the person types
 */
record LessonEvening<C, S, A, E, V>(Setting<C, S, A, E, V> setting, ReadyLesson<C, S, A, E, V> ready, Input input) {
    /** Gives the lesson; the exit code is 0, whether it was followed to its end or left. */
    int play() {
        Storyteller<S, E> storyteller = setting.storyteller();
        Timeline<S, A, E> game = lesson().before()
                .foldLeft(
                        Timeline.from(ready.start()),
                        (line, action) -> line.play(rules(), action).get());
        storyteller.board(game.state());
        int steps = lesson().steps().size();
        for (int number = 1; number <= steps; number++) {
            LessonStep<A> step = lesson().step(number);
            say(step, number, scene(game.state()));
            if (number < steps && left(step, scene(game.state()))) {
                return 0;
            }
            game = storyteller.tell(rules(), game, step.played());
            if (step.choice().isDefined() && step.then().isEmpty()) { // a turn that begins shows the table anyway
                storyteller.board(game.state());
            }
        }
        setting.paper().blank();
        setting.paper().wrapped("", "", say("lesson.over", ready.ready().game().id()));
        return 0;
    }

    private void say(LessonStep<A> step, int number, Scene<A> scene) {
        String title = said(step.titleKey(), step.facts(), scene);
        setting.paper().blank();
        setting.paper()
                .line(setting.paper()
                        .paint(
                                Ink.STRONG,
                                say("lesson.step", number, lesson().steps().size(), title)));
        setting.paper()
                .wrapped(
                        "",
                        "",
                        said(step.key(), step.facts(), scene) + " ("
                                + step.rules().mkString(", ") + ")");
    }

    private String said(String key, Seq<Fact> facts, Scene<A> scene) {
        return voice().write(narrator().sentence(key, facts, scene).getOrElse(() -> Said.plain(key)));
    }

    /** Waits for the person; whether nobody types any more, or somebody who wants to leave. */
    private boolean left(LessonStep<A> step, Scene<A> scene) {
        String prompt = step.choice()
                .map(choice -> say("lesson.do", voice().write(narrator().choice(choice, scene))))
                .getOrElse(() -> say("lesson.on"));
        return input.line(prompt + " ")
                .forAll(line -> line.trim().toLowerCase(Locale.ROOT).startsWith("q"));
    }

    private Scene<A> scene(S state) {
        return narrator().scene(rules().shown(rules().view(state, lesson().seat())));
    }

    private Voice voice() {
        return new Voice(narrator(), setting.cast());
    }

    private Narrator<A, E> narrator() {
        return Asking.narrator(rules(), setting.contest().game().cards(), setting.cast());
    }

    private Lesson<A> lesson() {
        return ready.lesson();
    }

    private Rules<C, S, A, E, V> rules() {
        return setting.contest().rules();
    }

    private String say(String key, Object... values) {
        return setting.paper().messages().say(key, values);
    }
}
