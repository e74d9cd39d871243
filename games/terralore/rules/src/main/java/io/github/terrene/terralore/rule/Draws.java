package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.event.CardsDrawn;
import io.github.terrene.terralore.event.RanOut;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.trait.When;
import io.vavr.collection.Array;

/** How cards are drawn: one at a time, whether the hand is full or not. */
@Rule({"TL-5.2", "TL-5.5"})
@Internal
public final class Draws {
    /** How many cards a hand holds. */
    @Rule("TL-5.2")
    public static final int HAND = Proofreader.HAND;

    private Draws() {}

    /** Draws cards; a player with fewer in the deck draws those, and has run out. */
    @Rule("TL-5.6")
    public static void draw(Play play, Seat seat, int cards) {
        Side side = play.table().side(seat);
        Array<Card> top = side.deck().top(cards);
        int room = Math.max(0, HAND - side.hand().size());
        if (top.nonEmpty()) {
            Array<Card> lost = top.size() <= room ? Array.empty() : top.drop(room);
            play.emit(new CardsDrawn(seat, top.take(room), lost));
            Watchers.happening(play, When.DRAWS, seat);
        }
        if (top.size() < cards && !side.ranOut()) {
            play.emit(new RanOut(seat));
        }
    }
}
