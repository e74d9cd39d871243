package io.github.terrene.terralore.rule.setup;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.event.HandShuffledBack;
import io.github.terrene.terralore.rule.Draws;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.table.Side;
import io.vavr.collection.Array;

/** The hand with which a player begins. */
@Rule({"TL-4.1", "TL-4.2"})
final class FirstHand {
    private static final int CARDS = 4;

    private FirstHand() {}

    static void draw(Play play, Seat seat) {
        Draws.draw(play, seat, CARDS);
    }

    /** Shuffles it back and draws one card fewer. */
    static void redraw(Play play, Seat seat) {
        Side side = play.table().side(seat);
        Array<Card> all = side.deck().cards().appendAll(side.hand().cards());
        play.emit(new HandShuffledBack(seat, new Pile(play.dice().shuffle(all))));
        Draws.draw(play, seat, CARDS - 1);
    }
}
