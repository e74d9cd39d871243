package io.github.terrene.narrator.board;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.form.Form;
import io.vavr.collection.Array;

/**
 * What a screen shows of a game to one seat, in words of one language.
 *
 * @param boxes from top to bottom; the own side is the last of the sides
 */
public record Board(Array<Box> boxes) {
    /** The form of boards, for whoever sends them. */
    public static final Form<Board> FORM = GameForms.common().build().of(Board.class);

    /** Whether something on it has that key. */
    public boolean has(String key) {
        return boxes.exists(box -> box.has(key));
    }
}
