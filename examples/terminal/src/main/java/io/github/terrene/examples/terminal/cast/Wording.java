package io.github.terrene.examples.terminal.cast;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * What players and cards are called, whatever the game.
 *
 * @param <C> cards
 */
public interface Wording<C> {
    /** The players. */
    PlayerNames cast();

    /** The name of a card, if it is known. */
    Option<String> name(C card);

    /** "South draws", or "you draw" to South. */
    default String does(Seat seat, String verb) {
        return cast().does(seat, verb);
    }

    /** "South's", or "your" to South. */
    default String whose(Seat seat) {
        return cast().whose(seat);
    }

    /** A card in the color of its player, or that it is not known. */
    default String card(Seat seat, C card) {
        return name(card).map(name -> cast().paint(seat, name)).getOrElse("a card");
    }

    /** Cards by name; how many, where they are not known. */
    default String cards(Seat seat, Seq<C> cards) {
        return cards.exists(card -> name(card).isEmpty())
                ? Names.number(cards.size(), "card")
                : Names.list(cards.map(card -> card(seat, card)));
    }
}
