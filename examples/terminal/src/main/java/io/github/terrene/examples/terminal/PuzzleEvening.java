package io.github.terrene.examples.terminal;

import io.github.terrene.bots.puzzle.Aimed;
import io.github.terrene.bots.puzzle.Attempt;
import io.github.terrene.bots.puzzle.Goal;
import io.github.terrene.bots.puzzle.Puzzle;
import io.github.terrene.examples.terminal.cast.Voice;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.examples.terminal.told.Asking;
import io.github.terrene.examples.terminal.told.Storyteller;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.Scene;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.Locale;

/**
 * Gives a person a puzzle, and tells with each choice whether it keeps the solution.
 *
 * @param setting how it is told
 * @param puzzle the puzzle
 * @param number which it is, from 1
 * @param of of how many
 * @param told the cards that the puzzle tells of, by owner
 * @param input where the person types
 */
record PuzzleEvening<C, S, A, E, V>(
        Setting<C, S, A, E, V> setting,
        Puzzle<A> puzzle,
        int number,
        int of,
        Map<Seat, Seq<String>> told,
        Input input) {
    /** Gives the puzzle; the exit code is 0, solved or not. */
    int play(Timeline<S, A, E> before, Attempt<S, A> attempt) {
        Storyteller<S, E> storyteller = setting.storyteller();
        setting.paper().blank();
        setting.paper()
                .wrapped("", "", say("puzzle.which", number, of, puzzle.proof().own(), puzzle.grade()));
        storyteller.board(before.state());
        setting.paper().blank();
        asked().forEach(line -> setting.paper().wrapped("", "", line));
        tried(before, attempt, storyteller);
        return 0;
    }

    private Array<String> asked() {
        Aimed aimed = puzzle.aimed();
        String goal = aimed.goal().aim() == Goal.Aim.WIN ? "win" : "survive";
        Voice voice = new Voice(narrator(), setting.cast());
        Array<String> cards = told.toArray()
                .map(each -> say(
                        aimed.shown() ? "puzzle.holds" : "puzzle.unseen",
                        setting.cast().name(each._1),
                        each._2.map(voice::name).mkString(", ")));
        return Array.of(
                        say("puzzle.you", setting.cast().name(aimed.seat())) + " "
                                + say("puzzle." + goal + "." + aimed.goal().turns()),
                        say(aimed.shown() ? "puzzle.shown" : "puzzle.hidden"))
                .appendAll(cards)
                .append(say("puzzle.commands"));
    }

    /** Asks until it is solved or given up. */
    private void tried(Timeline<S, A, E> before, Attempt<S, A> first, Storyteller<S, E> storyteller) {
        Timeline<S, A, E> game = before;
        Attempt<S, A> attempt = first;
        while (true) {
            Reply<A> reply = reply(game, attempt);
            if (reply.kind() == Reply.Kind.QUIT || reply.actions().exists(rules()::concedes)) {
                return;
            }
            Attempt.Tried<S, A> tried = reply.kind() == Reply.Kind.ACT
                    ? attempt.choose(reply.actions().head())
                    : new Attempt.Wrong<>();
            if (tried instanceof Attempt.Solved<S, A> solved) {
                told(game, solved.done(), storyteller);
                setting.paper().blank();
                setting.paper().line(say("puzzle.solved"));
                return;
            } else if (tried instanceof Attempt.Right<S, A> right) {
                setting.paper().line(attempt.choices().size() > 1 ? say("puzzle.right") : "");
                game = told(game, right.done(), storyteller);
                attempt = right.next();
            } else {
                setting.paper().line(say(reply.kind() == Reply.Kind.UNDO ? "puzzle.undo" : "puzzle.wrong"));
            }
        }
    }

    private Reply<A> reply(Timeline<S, A, E> game, Attempt<S, A> attempt) {
        Seq<A> choices = attempt.choices();
        return choices.size() == 1
                ? Reply.act(choices)
                : setting.stage().ask(seat(), game, input.answering(line -> answered(line, attempt)), setting.cast());
    }

    private Timeline<S, A, E> told(Timeline<S, A, E> before, Seq<A> done, Storyteller<S, E> storyteller) {
        Timeline<S, A, E> game = before;
        for (A action : done) {
            S from = game.state();
            game = game.play(rules(), action).get();
            storyteller.tell(from, game.last());
        }
        storyteller.pause();
        return game;
    }

    /** Whether a line asks for help with the puzzle; it is answered here. */
    private boolean answered(String line, Attempt<S, A> attempt) {
        String word = line.trim().toLowerCase(Locale.ROOT);
        boolean hint = Array.of("hint", say("puzzle.hint.word")).contains(word);
        boolean solution = Array.of("solution", say("puzzle.solution.word")).contains(word);
        if (hint) {
            Seq<A> wrong = attempt.choices().remove(attempt.solution());
            setting.paper().wrapped("", "", say("puzzle.hint", title(wrong.get(number % wrong.size()), attempt)));
        } else if (solution) {
            setting.paper().wrapped("", "", say("puzzle.solution", title(attempt.solution(), attempt)));
        }
        return hint || solution;
    }

    private Narrator<A, E> narrator() {
        return Asking.narrator(rules(), setting.contest().game().cards(), setting.cast());
    }

    private String title(A action, Attempt<S, A> attempt) {
        Scene<A> scene = narrator().scene(rules().shown(rules().view(attempt.state(), seat())));
        return new Voice(narrator(), setting.cast()).write(narrator().choice(action, scene));
    }

    private Seat seat() {
        return puzzle.aimed().seat();
    }

    private Rules<C, S, A, E, V> rules() {
        return setting.contest().rules();
    }

    private String say(String key, Object... values) {
        return setting.paper().messages().say(key, values);
    }
}
