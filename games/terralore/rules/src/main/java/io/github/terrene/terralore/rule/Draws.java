package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.event.CardsDrawn;
import io.github.terrene.terralore.event.HandShuffledBack;
import io.github.terrene.terralore.event.RanOut;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.table.Side;
import io.vavr.collection.Array;

/** How cards are drawn: one at a time, whether the hand is full or not. */
@Rule({"TL-5.2", "TL-5.5"})
final class Draws {
    /** How many cards a hand holds. */
    @Rule("TL-5.2")
    static final int HAND = Proofreader.HAND;

    /** How many cards a first hand has. */
    @Rule("TL-4.1")
    static final int FIRST = 4;

    /** How many cards are drawn in a Draw phase. */
    @Rule("TL-5.1")
    static final int EACH_TURN = 2;

    private Draws() {}

    /** Draws cards; a player with fewer in the deck draws those, and has run out. */
    @Rule("TL-5.6")
    static void draw(Play play, Seat seat, int cards) {
        Side side = play.table().side(seat);
        Array<Card> top = side.deck().top(cards);
        int room = Math.max(0, HAND - side.hand().size());
        if (top.nonEmpty()) {
            Array<Card> lost = top.size() <= room ? Array.empty() : top.drop(room);
            play.emit(new CardsDrawn(seat, top.take(room), lost));
        }
        if (top.size() < cards && !side.ranOut()) {
            play.emit(new RanOut(seat));
        }
    }

    /** Shuffles the first hand back and draws one card fewer. */
    @Rule("TL-4.2")
    static void redraw(Play play, Seat seat) {
        Side side = play.table().side(seat);
        Array<Card> all = side.deck().cards().appendAll(side.hand().cards());
        play.emit(new HandShuffledBack(seat, new Pile(play.dice().shuffle(all))));
        draw(play, seat, FIRST - 1);
    }

    /**
     * The Draw phase of a turn after the first: both decks are checked before anybody draws; a player who cannot draw two cards has run
     * out. Returns whether the game goes on.
     */
    @Rule({"TL-5.1", "TL-5.3", "TL-5.4"})
    static boolean phase(Play play) {
        for (int i = 0; i < Players.BOTH.size(); i++) {
            if (play.table().deckSize(Players.BOTH.get(i)) < EACH_TURN) {
                play.emit(new RanOut(Players.BOTH.get(i)));
            }
        }
        boolean over = Victory.check(play);
        if (!over) {
            draw(play, Players.SOUTH, EACH_TURN);
            draw(play, Players.NORTH, EACH_TURN);
        }
        return !over;
    }
}
