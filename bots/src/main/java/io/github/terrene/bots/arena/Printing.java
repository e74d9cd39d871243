package io.github.terrene.bots.arena;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * With which cards a game is played.
 *
 * @param cards cards of somebody's own, which are played besides the others
 * @param errata the numbers that cards have instead of the printed ones
 */
public record Printing(Option<CardText> cards, Array<Erratum> errata) {
    /** The cards that the game brings, as they are printed. */
    public static final Printing USUAL = new Printing(Option.none(), Array.empty());

    /**
     * Cards as somebody wrote them.
     *
     * @param path where they are from, for people
     * @param text what is printed on them
     */
    public record CardText(String path, String text) {}

    /** The same cards with more errata. */
    public Printing with(Iterable<Erratum> more) {
        return new Printing(cards, errata.appendAll(more));
    }

    /** The id of a game that is played with these cards: results of other cards are not its results. */
    public String of(String game) {
        String said = cards.map(CardText::text).getOrElse("") + errata.mkString("\n", "\n", "");
        return equals(USUAL) ? game : game + "~" + Integer.toHexString(said.hashCode());
    }
}
