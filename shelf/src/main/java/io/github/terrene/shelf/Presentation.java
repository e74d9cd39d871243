package io.github.terrene.shelf;

import io.github.terrene.bots.Services;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.simple.SimpleGame;
import io.github.terrene.narrator.Cast;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.Scene;
import io.github.terrene.narrator.board.Layout;
import io.github.terrene.narrator.wording.Need;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.function.Supplier;

/**
 * How a game is presented to people: by its forms, its words and its layout. What is wrong with them is found before it is played, all at once.
 *
 * @param game the game
 * @param origin what it is, and who brings it
 */
record Presentation(Game<?, ?, ?, ?, ?> game, String origin) {
    /** What is wrong with a line of words that is there: slots and conditions that no value fulfils. Words may be missing. */
    private static final Array<String> UNFIT =
            Array.of("no-part", "misnamed-part", "no-side", "condition").map("words/"::concat);

    private static final String NO_WORDS =
            "META-INF/terrene/words/{name}.en.words is missing: nobody could be told anything";
    private static final String NO_LAYOUT = "META-INF/terrene/layouts/{name}.layout is missing: nothing could be shown";

    /** Everything that is wrong with it. */
    Array<Problem> faults() {
        Array<Problem> unformed = caught(() -> {
            game.rules().forms().shown();
            return Array.empty();
        });
        Array<Problem> faults = unformed.appendAll(caught(this::inWords)).appendAll(caught(this::onTheBoard));
        return faults.orElse(() -> caught(() -> atItsBeginning(game)))
                .map(problem -> problem.at(origin + (problem.place().isEmpty() ? "" : ", " + problem.place())));
    }

    /** What a part throws is a fault of that part; the others are looked at all the same. */
    private static Array<Problem> caught(Supplier<Array<Problem>> looked) {
        try {
            return looked.get();
        } catch (RuntimeException | LinkageError thrown) {
            return Array.of(Services.thrown("", thrown));
        }
    }

    private String name() {
        return game.rules().notation().game();
    }

    private Array<Problem> inWords() {
        Array<Either<Array<Problem>, Wording>> read =
                Shelf.LANGUAGES.flatMap(language -> Wording.found(name(), language));
        return Wording.found(name(), Shelf.LANGUAGES.head()).isEmpty()
                ? Array.of(Problem.at("", "shelf/no-words", NO_WORDS, name()))
                : read.flatMap(words -> words.fold(problems -> problems, this::unfit));
    }

    /** Lines that cannot be said. Words of a card language are so many that this would take a second; they have laws. */
    private Array<Problem> unfit(Wording words) {
        if (!(game.rules() instanceof SimpleGame)) {
            return Array.empty();
        }
        GameForms<?, ?, ?, ?, ?> forms = game.rules().forms();
        return words.gaps(Array.of(
                        new Need.Values(game.cards().form(), ""),
                        new Need.Values(forms.event(), ""),
                        new Need.Values(forms.offered(), ""),
                        new Need.Values(forms.action(), ""),
                        new Need.Values(forms.shown(), "question"),
                        new Need.Values(GameForms.OUTCOME, "")))
                .filter(problem -> UNFIT.contains(problem.key()))
                .map(problem -> problem.at("words (" + words.language() + "), " + problem.place()));
    }

    /** Whatever else would end the program as soon as somebody looks at the game. */
    private static <C, S, A, E, V> Array<Problem> atItsBeginning(Game<C, S, A, E, V> game) {
        Rules<C, S, A, E, V> rules = game.rules();
        String name = rules.notation().game();
        Narrator<A, E> narrator = new Narrator<>(
                Wording.of(name, Shelf.LANGUAGES.head()).get(), game.cards(), rules.forms(), Cast.LETTERS);
        Layout layout = Layout.of(name).get();
        return rules.start(game.decks().config().apply(game.decks().usual()), 0).fold(Seq::toArray, start -> {
            for (Seat seat : rules.seats(start.state())) {
                Scene<A> scene = narrator.scene(rules.shown(rules.view(start.state(), seat)));
                narrator.board(scene, layout);
                rules.choices(start.state(), seat).forEach(choice -> narrator.choice(choice, scene));
            }
            return Array.empty();
        });
    }

    private Array<Problem> onTheBoard() {
        return Layout.found(name())
                .map(read -> read.fold(
                        problems -> problems,
                        layout -> layout.misfits(
                                game.rules().forms().shown(), game.cards().forms())))
                .getOrElse(() -> Array.of(Problem.at("", "shelf/no-layout", NO_LAYOUT, name())));
    }
}
