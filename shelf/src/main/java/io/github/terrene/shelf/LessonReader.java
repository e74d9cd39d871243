package io.github.terrene.shelf;

import io.github.terrene.kernel.Fact;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.github.terrene.narrator.board.Pointer;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Reads the text of a lesson line by line. Lives inside one call. */
final class LessonReader<C, A> {
    private static final String MAGIC = "terrene-lesson 1";

    private final Game<C, ?, A, ?, ?> game;
    private final Array<String> lines;
    private int line;

    private LessonReader(Game<C, ?, A, ?, ?> game, String text) {
        this.game = game;
        this.lines = Array.of(text.split("\r?\n", -1)).map(String::trim);
    }

    /** The lesson that a text stands for, or the first line that is not what it should be. */
    static <C, A> Either<Problem, Lesson<A>> read(Game<C, ?, A, ?, ?> game, String text) {
        LessonReader<C, A> reader = new LessonReader<>(game, text);
        try {
            return Either.right(reader.lesson());
        } catch (Wrong wrong) {
            return Either.left(Problem.at(
                    "line " + (reader.line + 1),
                    "lesson/line",
                    "here should be: {expected}",
                    String.valueOf(wrong.getMessage())));
        }
    }

    private Lesson<A> lesson() {
        if (!next(MAGIC).contains("")) {
            throw new Wrong(MAGIC);
        }
        Array<Integer> decks = game.needsDecks() ? decks() : Array.empty();
        long seed = seed();
        Seat seat = seat();
        C config = game.decks().config().apply(decks);
        Array<A> before = actions("then", config);
        Array<LessonStep<A>> steps = Array.empty();
        do {
            steps = steps.append(step(config));
        } while (goesOn());
        return new Lesson<>(decks, seed, seat, before, steps);
    }

    /** Whether there is more; what is empty, or for whoever reads the file, is nothing. */
    private boolean goesOn() {
        while (line < lines.size()
                && (lines.get(line).isEmpty() || lines.get(line).startsWith("#"))) {
            line++;
        }
        return line < lines.size();
    }

    /** What stands behind a word that the next line begins with; none if it does not begin so. */
    private Option<String> next(String word) {
        if (!goesOn() || !(lines.get(line) + " ").startsWith(word + " ")) {
            return Option.none();
        }
        return Option.some(lines.get(line++).substring(word.length()).trim());
    }

    private String after(String word) {
        return next(word).getOrElseThrow(() -> new Wrong(word));
    }

    private Array<String> all(String word) {
        Array<String> all = Array.empty();
        for (Option<String> more = next(word); more.isDefined(); more = next(word)) {
            all = all.append(more.get());
        }
        return all;
    }

    private Array<Integer> decks() {
        Array<String> all = game.decks().names();
        Array<Integer> places =
                Array.of(after("decks").split(" \\| ")).map(all::indexOf).filter(place -> place >= 0);
        if (places.size() != game.players()) {
            throw before("decks, " + game.players() + " of " + all.mkString(" | "));
        }
        return places;
    }

    private long seed() {
        try {
            return Long.parseLong(after("seed"));
        } catch (NumberFormatException none) {
            throw before("seed and a number");
        }
    }

    private Seat seat() {
        String letter = after("seat");
        return seat(letter).getOrElseThrow(() -> before("seat and a letter"));
    }

    private Option<Seat> seat(String letter) {
        return game.seats().find(seat -> seat.toString().equals(letter));
    }

    private LessonStep<A> step(C config) {
        Array<String> words = Array.of(after("step").split(" +"));
        Array<Fact> facts = all("about").map(this::fact);
        Array<Pointer> points = all("point").map(this::pointer);
        return new LessonStep<>(
                words.head(),
                words.tail(),
                facts,
                points,
                actions("choose", config).headOption(),
                actions("then", config));
    }

    private Fact fact(String text) {
        String[] words = text.split(" +");
        if (words.length != 2 || game.cards().known().card(words[1]).isEmpty()) {
            throw before("about, what the card is called in the sentences, and its id");
        }
        return new Fact(words[0], Fact.Type.CARD, words[1]);
    }

    private Pointer pointer(String text) {
        Array<String> words = Array.of(text.split(" +", 2));
        Option<Seat> side = seat(words.head()).filter(seat -> words.size() > 1);
        return new Pointer(side, side.isDefined() ? words.last() : text);
    }

    private Array<A> actions(String word, C config) {
        return all(word)
                .map(text -> game.rules()
                        .notation()
                        .readAction(config, text)
                        .getOrElseThrow(problem -> before(word + " and an action (" + problem.sentence() + ")")));
    }

    /** What should have been in the line that was read. */
    private Wrong before(String expected) {
        line--;
        return new Wrong(expected);
    }

    /** Ends the reading of a text. */
    private static final class Wrong extends RuntimeException {
        private static final long serialVersionUID = 1;

        Wrong(String expected) {
            super(expected, null, false, false);
        }
    }
}
