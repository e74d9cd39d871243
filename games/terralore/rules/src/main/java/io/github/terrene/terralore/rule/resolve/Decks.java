package io.github.terrene.terralore.rule.resolve;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.event.CardsDiscarded;
import io.github.terrene.terralore.event.CardsMilled;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.rule.Watchers;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.trait.When;
import io.vavr.collection.Array;

/** How cards leave hands and decks for a Graveyard. */
final class Decks {
    private Decks() {}

    /** Cards in a hand are discarded, given by their ids; those that are not there are left out. */
    @Rule("TL-9.16")
    static void discard(Play play, Seat player, Array<String> cards) {
        Pile hand = play.table().side(player).hand();
        discarded(play, player, hand.find(cards.distinct().filter(hand::holds)));
    }

    private static void discarded(Play play, Seat player, Array<Card> cards) {
        if (cards.nonEmpty()) {
            play.emit(new CardsDiscarded(player, cards));
            Watchers.happening(play, When.DISCARDS, player);
        }
    }

    /** So many cards in a hand at random, or all if there are fewer. */
    @Rule({"TL-9.15", "TL-9.33"})
    static void discardAtRandom(Play play, Seat player, int number) {
        Array<Card> hand = play.table().side(player).hand().cards();
        if (number >= hand.size()) {
            discarded(play, player, hand);
        } else if (number > 0) {
            discarded(play, player, play.dice().shuffle(hand).take(number));
        }
    }

    /** The top cards of a deck are put into the Graveyard. */
    @Rule("TL-5.7")
    static void mill(Play play, Seat player, int cards) {
        Array<Card> top = play.table().side(player).deck().top(cards);
        if (top.nonEmpty()) {
            play.emit(new CardsMilled(player, top));
        }
    }
}
