package io.github.terrene.bots.puzzle;

import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * Puzzles as text that people can read, and check: each is a game up to the puzzle, what is asked, and the solution.
 *
 * <pre>{@code
 * terrene-puzzles 1
 * game hobe
 *
 * puzzle 1
 * decks Black Ships | High Walls
 * seed 7
 * played 2
 *   Pass(seat:A)
 *   Pass(seat:B)
 * seat A
 * goal win 0
 * hands hidden
 * own 1
 * lines 120
 * solution 1
 *   Attack(seat:A,slot:front-0)
 * }</pre>
 */
public final class PuzzleText {
    private static final String MAGIC = "terrene-puzzles 1";
    private static final String BETWEEN = " | ";
    private static final String GAME = "game ";

    /** The first line, the one that says what is played, and the rest. */
    private static final int TO_GAME = 3;

    private PuzzleText() {}

    /** Writes puzzles. */
    public static <A> String write(PuzzleGame<?, ?, A, ?, ?> game, Seq<Puzzle<A>> puzzles) {
        StringBuilder text = new StringBuilder(MAGIC + "\n" + GAME + game.id() + "\n");
        int number = 0;
        for (Puzzle<A> puzzle : puzzles) {
            text.append("\npuzzle ").append(++number).append('\n');
            write(game, puzzle, text);
        }
        return text.toString();
    }

    private static <A> void write(PuzzleGame<?, ?, A, ?, ?> game, Puzzle<A> puzzle, StringBuilder text) {
        Notation<?, ?, A> notation = game.rules().notation();
        Aimed aimed = puzzle.aimed();
        text.append("decks ")
                .append(puzzle.decks().map(game.decks()::get).mkString(BETWEEN))
                .append("\nseed ")
                .append(puzzle.seed());
        actions("played", notation, puzzle.played(), text);
        text.append("\nseat ")
                .append(aimed.seat())
                .append("\ngoal ")
                .append(aimed.goal().aim() == Goal.Aim.WIN ? "win" : "survive")
                .append(' ')
                .append(aimed.goal().turns())
                .append("\nhands ")
                .append(aimed.shown() ? "shown" : "hidden")
                .append("\nown ")
                .append(puzzle.proof().own())
                .append("\nlines ")
                .append(puzzle.proof().lines());
        actions("solution", notation, puzzle.proof().solution(), text);
        text.append('\n');
    }

    private static <A> void actions(String name, Notation<?, ?, A> notation, Array<A> actions, StringBuilder text) {
        text.append('\n').append(name).append(' ').append(actions.size());
        actions.forEach(action -> text.append("\n  ").append(notation.writeAction(action)));
    }

    /** The id of the game that a text says its puzzles are of; none if it says nothing of that. */
    public static Option<String> game(String text) {
        return Option.of(text.split("\r?\n", TO_GAME))
                .filter(lines -> lines.length == TO_GAME && lines[1].startsWith(GAME))
                .map(lines -> lines[1].substring(GAME.length()));
    }

    /** The puzzles of a game that a text stands for, or the first line that is not what it should be. Whether they are proved is another question. */
    public static <C, S, A, E, V> Either<Problem, Array<Puzzle<A>>> read(PuzzleGame<C, S, A, E, V> game, String text) {
        PuzzleReader<C, A> reader = new PuzzleReader<>(game, text);
        try {
            return Either.right(reader.puzzles());
        } catch (PuzzleReader.Wrong wrong) {
            return Either.left(Problem.at(
                    "line " + reader.line(),
                    "puzzle/line",
                    "here should be: {expected}",
                    String.valueOf(wrong.getMessage())));
        }
    }
}
