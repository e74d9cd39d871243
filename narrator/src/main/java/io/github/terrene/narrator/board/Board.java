package io.github.terrene.narrator.board;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.form.Form;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Predicate;

/**
 * What a screen shows of a game to one seat, in the words of one language.
 *
 * @param boxes the boxes from top to bottom; the seat's own side is the last of the sides
 */
public record Board(Array<Box> boxes) {
    /** The form of boards, for programs that send them. */
    public static final Form<Board> FORM = GameForms.common().build().of(Board.class);

    /** Whether something on it has that key. */
    public boolean has(String key) {
        return boxes.exists(box -> box.has(key));
    }

    /** The way to the first box that is wanted: its place among the boxes, or that of the box around it, and so on; none if no box is. */
    Option<Array<Integer>> way(Predicate<Box> wanted) {
        return way(boxes, wanted);
    }

    private static Option<Array<Integer>> way(Array<Box> boxes, Predicate<Box> wanted) {
        return boxes.zipWithIndex()
                .flatMap(box -> wanted.test(box._1)
                        ? Option.some(Array.of(box._2))
                        : way(box._1.boxes(), wanted).map(inside -> inside.prepend(box._2)))
                .headOption();
    }
}
