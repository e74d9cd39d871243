package io.github.terrene.odyssey.rule.upkeep;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.event.CardEvent.CardsDrawn;
import io.github.terrene.odyssey.event.Cause;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.table.Side;
import io.vavr.collection.Array;

/** Drawing cards. */
@Internal
public final class Draws {
    private Draws() {}

    /** Draws as many as there are; an empty deck gives nothing. */
    @Rule("TO-4.4")
    public static void draw(Play play, Seat seat, int cards, Cause cause) {
        Side side = play.table().side(seat);
        Array<Card> drawn = Array.ofAll(side.deck().top(cards));
        if (!drawn.isEmpty()) {
            play.emit(new CardsDrawn(seat, drawn, side.insiders(), cause));
        }
    }
}
