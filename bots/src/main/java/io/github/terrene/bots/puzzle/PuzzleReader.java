package io.github.terrene.bots.puzzle;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Reads the text of puzzles line by line. Lives inside one call. */
final class PuzzleReader<C, A> {
    private static final String MAGIC = "terrene-puzzles 1";
    private static final String BETWEEN = " | ";

    private final PuzzleGame<C, ?, A, ?, ?> game;
    private final String[] lines;
    private int line;

    PuzzleReader(PuzzleGame<C, ?, A, ?, ?> game, String text) {
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
        more();
        do {
            after("puzzle");
            puzzles = puzzles.append(puzzle());
        } while (more());
        return puzzles;
    }

    private boolean more() {
        while (line < lines.length && lines[line].trim().isEmpty()) {
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

    /** The number of the line that was read last. */
    int line() {
        return line;
    }

    /** Ends the reading of a text. */
    static final class Wrong extends RuntimeException {
        private static final long serialVersionUID = 1;

        Wrong(String expected) {
            super(expected, null, false, false);
        }
    }
}
