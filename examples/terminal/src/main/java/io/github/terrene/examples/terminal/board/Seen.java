package io.github.terrene.examples.terminal.board;

import io.github.terrene.kernel.Seat;
import io.github.terrene.narrator.board.Board;
import io.github.terrene.narrator.board.Box;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What can be read off a board.
 *
 * @param boxes what is on it, from top to bottom
 */
public record Seen(Array<Box> boxes) {
    /** What several see together, the first of them foremost: of each player what that player sees. */
    public static Seen by(Array<Board> boards) {
        Array<Box> own = boards.flatMap(Board::boxes).filter(box -> box.kind() == Box.Kind.OWN);
        return new Seen(boards.head()
                .boxes()
                .map(box -> own.find(side -> isSide(box) && side.keys().equals(box.keys()))
                        .getOrElse(box)));
    }

    static boolean isSide(Box box) {
        return box.kind() == Box.Kind.OWN || box.kind() == Box.Kind.SIDE;
    }

    /** A number that is drawn as a bar. */
    static boolean isBar(Box box) {
        return box.kind() == Box.Kind.METER
                || box.kind() == Box.Kind.COUNT && box.most().isDefined();
    }

    /** Whose side it is. */
    public static Seat seat(Box side) {
        return Seat.of(side.keys().head().charAt(0) - 'A');
    }

    /** What belongs to each player. */
    public Array<Box> sides() {
        return boxes.filter(Seen::isSide);
    }

    /** What decides the game for a player, such as hit points; none if no number does. */
    public Option<Integer> score(Seat seat) {
        return sides().filter(side -> seat(side).equals(seat))
                .flatMap(Box::boxes)
                .find(Seen::isBar)
                .flatMap(Box::number);
    }

    /** The ids of the cards in the hand. */
    public Array<String> hand() {
        return sides().flatMap(side -> within(side, Box.Kind.HAND))
                .flatMap(Box::boxes)
                .flatMap(Box::card);
    }

    /** The piles among boxes at which anybody may look. */
    public static Array<Box> piles(Array<Box> boxes) {
        return boxes.filter(box -> box.kind() == Box.Kind.PILE)
                .filter(pile -> pile.boxes().nonEmpty() || pile.number().contains(0));
    }

    /** Whether a card lies in a row of a player. */
    public boolean isLaidOut() {
        return sides().flatMap(side -> within(side, Box.Kind.ROW))
                .flatMap(Seen::lying)
                .nonEmpty();
    }

    /** The cards in a row, or at its places. */
    static Array<Box> lying(Box row) {
        return row.boxes()
                .appendAll(within(row, Box.Kind.SPOT).flatMap(Box::boxes))
                .filter(Cards::isCard);
    }

    static Array<Box> within(Box all, Box.Kind kind) {
        return all.boxes().filter(box -> box.kind() == kind);
    }
}
