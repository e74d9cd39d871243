package io.github.terrene.bots.puzzle;

import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
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

    private PuzzleText() {}

    /** Writes puzzles. */
    public static <A> String write(PuzzleGame<?, ?, A, ?, ?> game, Seq<Puzzle<A>> puzzles) {
        StringBuilder text = new StringBuilder(MAGIC + "\ngame " + game.id() + "\n");
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

    /** The puzzles of a game that a text stands for, or the first line that is not what it should be. Whether they are proved is another question. */
    public static <C, S, A, E, V> Either<Problem, Array<Puzzle<A>>> read(PuzzleGame<C, S, A, E, V> game, String text) {
        Reader<C, A> reader = new Reader<>(game, text);
        try {
            return Either.right(reader.puzzles());
        } catch (Wrong wrong) {
            return Either.left(Problem.at(
                    "line " + reader.line,
                    "puzzle/line",
                    "here should be: {expected}",
                    String.valueOf(wrong.getMessage())));
        }
    }

    /** Ends the reading of a text. */
    private static final class Wrong extends RuntimeException {
        private static final long serialVersionUID = 1;

        Wrong(String expected) {
            super(expected, null, false, false);
        }
    }

    /** Reads line by line. Lives inside one call. */
    private static final class Reader<C, A> {
        private final PuzzleGame<C, ?, A, ?, ?> game;
        private final String[] lines;
        private int line;

        Reader(PuzzleGame<C, ?, A, ?, ?> game, String text) {
            this.game = game;
            this.lines = text.split("\r?\n", -1);
        }

        Array<Puzzle<A>> puzzles() {
            if (!next().equals(MAGIC)) {
                throw new Wrong(MAGIC);
            }
            if (!after("game").equals(game.id())) {
                throw new Wrong("game " + game.id());
            }
            Array<Puzzle<A>> puzzles = Array.empty();
            while (more()) {
                after("puzzle");
                puzzles = puzzles.append(puzzle());
            }
            return puzzles;
        }

        private boolean more() {
            while (line < lines.length && lines[line].isBlank()) {
                line++;
            }
            return line < lines.length;
        }

        private String next() {
            return line < lines.length ? lines[line++] : "";
        }

        private String after(String name) {
            String found = next();
            if (!found.startsWith(name + " ")) {
                throw new Wrong(name);
            }
            return found.substring(name.length() + 1);
        }

        private long number(String name) {
            String text = after(name);
            try {
                return Long.parseLong(text);
            } catch (NumberFormatException none) {
                throw new Wrong(name + " and a number");
            }
        }

        private Puzzle<A> puzzle() {
            Array<Integer> decks = decks();
            long seed = number("seed");
            C config = game.config().apply(decks);
            Array<A> played = actions("played", config);
            Aimed aimed = aimed();
            int own = (int) number("own");
            int count = (int) number("lines");
            return new Puzzle<>(decks, seed, played, aimed, new Proof<>(actions("solution", config), own, count));
        }

        private Array<Integer> decks() {
            String names = after("decks");
            Array<Integer> places = Array.of(names.split(" \\| ")).map(game.decks()::indexOf);
            if (places.contains(-1)) {
                throw new Wrong("decks, of " + game.decks().mkString(BETWEEN));
            }
            return places;
        }

        private Aimed aimed() {
            String letter = after("seat");
            Seat seat = Option.when(letter.length() == 1, () -> letter.charAt(0) - 'A')
                    .filter(index -> index >= 0 && index < Seat.MOST)
                    .map(Seat::of)
                    .getOrElseThrow(() -> new Wrong("seat and a letter"));
            String[] goal = after("goal").split(" ");
            boolean win = goal[0].equals("win");
            if (goal.length != 2 || !win && !goal[0].equals("survive") || !goal[1].matches("[0-9]{1,4}")) {
                throw new Wrong("goal, win or survive, and a number of turns");
            }
            String hands = after("hands");
            if (!hands.equals("shown") && !hands.equals("hidden")) {
                throw new Wrong("hands shown or hands hidden");
            }
            return new Aimed(
                    seat,
                    new Goal(win ? Goal.Aim.WIN : Goal.Aim.SURVIVE, Integer.parseInt(goal[1])),
                    hands.equals("shown"));
        }

        private Array<A> actions(String name, C config) {
            long number = number(name);
            Array<A> actions = Array.empty();
            for (long i = 0; i < number; i++) {
                actions = actions.append(game.rules()
                        .notation()
                        .readAction(config, next().trim())
                        .getOrElseThrow(problem -> new Wrong("an action (" + problem.sentence() + ")")));
            }
            return actions;
        }
    }
}
