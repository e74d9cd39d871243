package io.github.terrene.terralore.rule.resolve;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.event.BuriedExiled;
import io.github.terrene.terralore.event.CardPutIntoDeck;
import io.github.terrene.terralore.event.TakenBack;
import io.github.terrene.terralore.rule.Draws;
import io.github.terrene.terralore.rule.Play;

/** How cards in Graveyards go to other piles. */
final class Graveyards {
    private Graveyards() {}

    /** What happens to a card in a Graveyard. */
    @FunctionalInterface
    interface Taking {
        /** It happens to that card of that player. */
        void take(Seat owner, Card card);
    }

    @Rule("TL-3.7")
    static void exile(Play play, Seat owner, Card card) {
        play.emit(new BuriedExiled(owner, card));
    }

    /** A full hand takes no card: it stays where it is. */
    @Rule("TL-5.8")
    static void takeBack(Play play, Seat owner, Card card) {
        if (play.table().handSize(owner) < Draws.HAND) {
            play.emit(new TakenBack(owner, card, card));
        }
    }

    /** Once per deck and game. */
    @Rule("TL-9.19")
    static void putIntoDeck(Play play, Seat owner, Card card) {
        if (!play.table().side(owner).refilled()) {
            play.emit(CardPutIntoDeck.of(owner, card));
        }
    }
}
