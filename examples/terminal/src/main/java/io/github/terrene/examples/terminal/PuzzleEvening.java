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
import io.github.terrene.shelf.ReadyPuzzles;
import io.vavr.collection.Array;
import java.util.Locale;

/**
 * Gives a person a puzzle, and tells with each choice whether it keeps the solution.
 *
 * @param setting how it is told
 * @param puzzles the puzzles of the game
 * @param number which it is, from 1
 * @param input where the person types
 */
record PuzzleEvening<C, S, A, E, V>(
        Setting<C, S, A, E, V> setting, ReadyPuzzles<C, S, A, E, V> puzzles, int number, Input input) {
    /** Gives the puzzle; the exit code is 0, solved or not. */
    int play() {
        Storyteller<S, E> storyteller = setting.storyteller();
        Timeline<S, A, E> before = before();
        setting.paper().blank();
        setting.paper()
                .wrapped(
                        "",
                        "",
                        say(
                                "puzzle.which",
                                number,
                                puzzles.all().size(),
                                puzzle().proof().own(),
                                puzzle().grade()));
        storyteller.board(before.state());
        setting.paper().blank();
        asked(before.state()).forEach(line -> setting.paper().wrapped("", "", line));
        tried(before, puzzles.game().attempt(puzzle()).get(), storyteller);
        return 0;
    }

    private Puzzle<A> puzzle() {
        return puzzles.all().get(number - 1);
    }

    private Timeline<S, A, E> before() {
        return puzzle().played()
                .foldLeft(
                        Timeline.from(puzzles.game().start(puzzle().decks(), puzzle().seed())),
                        (line, action) -> line.play(rules(), action).get());
    }

    private Array<String> asked(S position) {
        Aimed aimed = puzzle().aimed();
        String goal = aimed.goal().aim() == Goal.Aim.WIN ? "win" : "survive";
        Voice voice = new Voice(narrator(), setting.cast());
        Array<String> cards = puzzles.game()
                .told(puzzle(), position)
                .toArray()
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
                storyteller.tell(rules(), game, solved.done());
                setting.paper().blank();
                setting.paper().line(say("puzzle.solved"));
                return;
            } else if (tried instanceof Attempt.Right<S, A> right) {
                setting.paper().line(say("puzzle.right"));
                game = storyteller.tell(rules(), game, right.done());
                attempt = right.next();
            } else {
                setting.paper().line(say(reply.kind() == Reply.Kind.UNDO ? "puzzle.undo" : "puzzle.wrong"));
            }
        }
    }

    private Reply<A> reply(Timeline<S, A, E> game, Attempt<S, A> attempt) {
        return setting.stage().ask(seat(), game, input.answering(line -> answered(line, attempt)), setting.cast());
    }

    /** Whether a line asks for help with the puzzle; it is answered here. */
    private boolean answered(String line, Attempt<S, A> attempt) {
        String word = line.trim().toLowerCase(Locale.ROOT);
        boolean hint = Array.of("hint", say("puzzle.hint.word")).contains(word);
        boolean solution = Array.of("solution", say("puzzle.solution.word")).contains(word);
        if (hint) {
            attempt.hint(Array.empty()).forEach(wrong -> help("puzzle.hint", wrong, attempt));
        } else if (solution) {
            help("puzzle.solution", attempt.solution(), attempt);
        }
        return hint || solution;
    }

    private void help(String key, A choice, Attempt<S, A> attempt) {
        Scene<A> scene = narrator().scene(rules().shown(rules().view(attempt.state(), seat())));
        String title = new Voice(narrator(), setting.cast()).write(narrator().choice(choice, scene));
        setting.paper().wrapped("", "", say(key, title));
    }

    private Narrator<A, E> narrator() {
        return Asking.narrator(rules(), setting.contest().game().cards(), setting.cast());
    }

    private Seat seat() {
        return puzzle().aimed().seat();
    }

    private Rules<C, S, A, E, V> rules() {
        return setting.contest().rules();
    }

    private String say(String key, Object... values) {
        return setting.paper().messages().say(key, values);
    }
}
