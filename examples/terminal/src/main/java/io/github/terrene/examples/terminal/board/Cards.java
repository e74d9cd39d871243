package io.github.terrene.examples.terminal.board;

import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.narrator.board.Box;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;

/**
 * Cards in words: "Oar Hand ATK 2 HP 1/3 Melee + Olive Club". Words are colored one by one, so that they can go on in another line.
 *
 * @param paper what colors them
 * @param inked their names in the color of a player
 * @param alike names that several cards have, which are told apart by their numbers
 */
record Cards(Paper paper, UnaryOperator<String> inked, Array<String> alike) {
    private static final String UNKNOWN = "[?]";

    static boolean isCard(Box box) {
        return box.kind() == Box.Kind.CARD || box.kind() == Box.Kind.HIDDEN;
    }

    /** The numbers on a card, or of a row. */
    static Array<Box> figures(Box box) {
        return Seen.within(box, Box.Kind.FIGURE);
    }

    /** Cards with all that they have; those that are alike once, with how many there are. */
    Array<String> all(Array<Box> cards) {
        return cards.distinctBy(Cards::drawn).map(card -> {
            int number = cards.count(other -> drawn(other).equals(drawn(card)));
            String words = held(card)
                    .prepend(about(card))
                    .prepend(name(card, Integer.MAX_VALUE))
                    .reject(String::isEmpty)
                    .mkString(" ");
            return number == 1 ? words : words + " x" + number;
        });
    }

    /** What can be seen of a card: two prints of one look alike. */
    private static Array<Object> drawn(Box card) {
        return Array.of(number(card), card.label(), card.boxes());
    }

    /** Its figures and marks. */
    String about(Box card) {
        return figures(card).map(this::figure).appendAll(marks(card)).mkString(" ");
    }

    /** The marks on a card, or at a place. */
    static Option<String> marks(Box box) {
        Array<String> marks = Seen.within(box, Box.Kind.MARK).map(Box::label);
        return Option.when(marks.nonEmpty(), () -> marks.mkString(", "));
    }

    /** What a card is called, and how many of it lie on each other; no word of it is longer than that. */
    String name(Box card, int longest) {
        boolean hidden = card.kind() == Box.Kind.HIDDEN;
        String name = hidden
                ? UNKNOWN
                : Array.of(card.label().split(" "))
                        .map(word -> inked.apply(Paper.cut(word, longest)))
                        .mkString(" ");
        int copies = 1 + card.boxes().count(under -> isCopy(under, card));
        return number(card)
                        .filter(number -> hidden || alike.contains(card.label()))
                        .map(number -> name + " " + paper.paint(Ink.FAINT, number))
                        .getOrElse(name)
                + (copies == 1 ? "" : " x" + copies);
    }

    private static boolean isCopy(Box under, Box card) {
        return under.kind() == Box.Kind.CARD && under.label().equals(card.label());
    }

    private static Option<String> number(Box card) {
        return card.keys().find(key -> key.startsWith("#"));
    }

    /** Each card that it has. */
    Array<String> held(Box card) {
        return all(card.boxes().filter(Cards::isCard).reject(under -> isCopy(under, card)))
                .map(held -> "+ " + held);
    }

    String figure(Box figure) {
        return figure.label() + " " + value(figure);
    }

    /** A number, and out of how many: in another color if some are missing. */
    String value(Box figure) {
        int number = figure.number().getOrElse(0);
        String whole = figure.most().map(most -> number + "/" + most).getOrElse("" + number);
        return figure.most().exists(most -> number < most) ? paper.paint(Ink.HARM, whole) : whole;
    }
}
