package io.github.terrene.testkit.law.word;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.json.Json;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Shown;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.Cast;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.board.Board;
import io.github.terrene.narrator.board.Box;
import io.github.terrene.narrator.board.Keys;
import io.github.terrene.narrator.board.Layout;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.EveryState;
import io.vavr.collection.Array;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** A game can be played by looking at its board and pointing at what lies there. */
public interface BoardLaws<C, S, A, E, V> extends WordsLaws<C, S, A, E, V> {
    /** The layout of the game. */
    default Layout layout() {
        return Layout.of(specimen().rules().notation().game()).get();
    }

    /** Each player and onlooker has a board in words, in every language, and it can be sent. */
    @Property
    default void whatIsShownIsDrawnInWords(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Layout layout = layout();
        new EveryState<>(specimen().playthrough(walk)).some((state, place) -> {
            Seat seat = watcher(state, place);
            Wording language =
                    languages().get(place / EveryState.PART % languages().size());
            Board board = board(language, layout, rules.shown(rules.view(state, seat)));
            Array<Box> boxes = all(board.boxes());
            assertThat(boxes).isNotEmpty();
            assertThat(boxes.map(Box::label))
                    .as("words of a program in %s", language.language())
                    .allMatch(label -> !label.matches("[A-Z]+(_[A-Z0-9]+)+|\\w+\\.[\\w.]+|.*\\[.*"));
            assertThat(Json.read(Board.FORM, Json.write(Board.FORM, board)).get())
                    .isEqualTo(board);
        });
    }

    /** Whatever a choice names by a number in play is on the board, or has left it and is named by what still waits because of it. */
    @Property
    default void whatCanBeChosenIsOnTheBoard(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Layout layout = layout();
        new EveryState<>(specimen().playthrough(walk)).some((state, place) -> {
            for (Seat seat : rules.deciders(state)) {
                Shown<A> shown = rules.shown(rules.view(state, seat));
                Board board = board(languages().head(), layout, shown);
                Array<String> waiting = shown.due().flatMap(due -> Keys.of(form(due), due, seat));
                assertThat(rules.choices(state, seat)
                                .flatMap(choice -> Keys.of(rules.forms().action(), choice, seat))
                                .filter(key -> key.startsWith("#")))
                        .allMatch(key -> board.has(key) || waiting.contains(key));
            }
        });
    }

    /** A line that leads nowhere would draw nothing, without a word. What it draws of other games, which share the layout, does not matter. */
    @Example
    default void everyLineOfTheLayoutFits() {
        assertThat(layout().misfits(specimen().rules().forms().shown(), cards().forms()))
                .isEmpty();
    }

    private Form<?> form(Object due) {
        return specimen().rules().forms().types().of(due.getClass());
    }

    private Narrator<A, E> narrator(Wording language, Seat seat) {
        return new Narrator<>(language, cards(), specimen().rules().forms(), Cast.LETTERS.toldTo(seat));
    }

    /** What a seat sees of the board, in words of that language. */
    default Board board(Wording language, Layout layout, Shown<A> shown) {
        Narrator<A, E> narrator = narrator(language, shown.seat());
        return narrator.board(narrator.scene(shown), layout);
    }

    private static Array<Box> all(Array<Box> boxes) {
        return boxes.flatMap(box -> all(box.boxes()).prepend(box));
    }
}
