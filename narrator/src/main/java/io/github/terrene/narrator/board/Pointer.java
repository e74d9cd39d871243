package io.github.terrene.narrator.board;

import io.github.terrene.kernel.Seat;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Points at something on a board, whatever its words.
 *
 * @param side on which player's side it is; none if it can be anywhere
 * @param what its key, such as {@code A/FRONT_0} or {@code card/oar-hand}, or what the layout calls it, such as {@code hand}
 */
public record Pointer(Option<Seat> side, String what) {
    /**
     * The way to it: the place of a box on the board, from 0, then that of the box within it, and so on.
     *
     * @param words those in which the board is written
     * @return none if it is not there
     */
    public Option<Array<Integer>> in(Board board, Wording words) {
        return side.fold(
                () -> within(board, words),
                seat -> board.way(box -> isSideOf(seat, box))
                        .flatMap(way -> within(
                                        new Board(board.boxes().get(way.head()).boxes()), words)
                                .map(way::appendAll)));
    }

    private Option<Array<Integer>> within(Board board, Wording words) {
        Option<String> label = words.word(Layout.key(what));
        return board.way(box -> box.keys().contains(what) || label.contains(box.label()));
    }

    private static boolean isSideOf(Seat seat, Box box) {
        return (box.kind() == Box.Kind.SIDE || box.kind() == Box.Kind.OWN)
                && box.keys().contains(seat.toString());
    }
}
