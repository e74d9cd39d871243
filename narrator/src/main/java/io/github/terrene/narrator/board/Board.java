package io.github.terrene.narrator.board;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.form.Form;
import io.vavr.collection.Array;

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
}
