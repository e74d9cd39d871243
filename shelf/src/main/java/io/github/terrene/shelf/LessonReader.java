package io.github.terrene.shelf;

import io.github.terrene.kernel.Fact;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.github.terrene.narrator.board.Pointer;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * Reads the text of a lesson. Lives inside one call.
 *
 * @param game what is played in it
 * @param lines the text
 */
record LessonReader<C, A>(Game<C, ?, A, ?, ?> game, LessonLines lines) {
    private static final String MAGIC = "terrene-lesson 1";

    /** The lesson that a text stands for, or the first line that is not what it should be. */
    static <C, A> Either<Problem, Lesson<A>> read(Game<C, ?, A, ?, ?> game, String text) {
        try {
            return Either.right(new LessonReader<>(game, new LessonLines(text)).lesson());
        } catch (LessonLines.Wrong wrong) {
            return Either.left(Problem.at(
                    "line " + wrong.number(),
                    "lesson/line",
                    "here should be: {expected}",
                    String.valueOf(wrong.getMessage())));
        }
    }

    private Lesson<A> lesson() {
        lines.after(MAGIC);
        Array<Integer> decks = game.needsDecks() ? decks() : Array.empty();
        long seed = seed();
        Seat seat = seat(lines.after("seat")).getOrElseThrow(() -> lines.instead("seat and a letter"));
        C config = game.decks().config().apply(decks);
        Array<A> before = actions("then", config);
        Array<LessonStep<A>> steps = Array.empty();
        do {
            steps = steps.append(step(config));
        } while (lines.goesOn());
        return new Lesson<>(decks, seed, seat, before, steps);
    }

    private Array<Integer> decks() {
        Array<String> all = game.decks().names();
        Array<Integer> places =
                Array.of(lines.after("decks").split(" \\| ")).map(all::indexOf).filter(place -> place >= 0);
        if (places.size() != game.players()) {
            throw lines.instead("decks, " + game.players() + " of " + all.mkString(" | "));
        }
        return places;
    }

    private long seed() {
        try {
            return Long.parseLong(lines.after("seed"));
        } catch (NumberFormatException none) {
            throw lines.instead("seed and a number");
        }
    }

    private Option<Seat> seat(String letter) {
        return game.seats().find(seat -> seat.toString().equals(letter));
    }

    private LessonStep<A> step(C config) {
        Array<String> words = Array.of(lines.after("step").split(" +"));
        return new LessonStep<>(
                words.head(),
                words.tail(),
                lines.all("about").map(this::fact),
                lines.all("point").map(this::pointer),
                actions("choose", config).headOption(),
                actions("then", config));
    }

    private Fact fact(String text) {
        String[] words = text.split(" +");
        if (words.length != 2 || game.cards().known().card(words[1]).isEmpty()) {
            throw lines.instead("about, what the card is called in the sentences, and its id");
        }
        return new Fact(words[0], Fact.Type.CARD, words[1]);
    }

    private Pointer pointer(String text) {
        Array<String> words = Array.of(text.split(" +", 2));
        Option<Seat> side = seat(words.head()).filter(seat -> words.size() > 1);
        return new Pointer(side, side.isDefined() ? words.last() : text);
    }

    private Array<A> actions(String word, C config) {
        return lines.all(word)
                .map(text -> game.rules()
                        .notation()
                        .readAction(config, text)
                        .getOrElseThrow(
                                problem -> lines.instead(word + " and an action (" + problem.sentence() + ")")));
    }
}
