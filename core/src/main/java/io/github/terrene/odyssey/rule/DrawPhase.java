package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.event.CardsDrawn;
import io.github.terrene.odyssey.event.Cause;
import io.github.terrene.odyssey.event.PhaseBegan;
import io.github.terrene.odyssey.table.Phase;
import io.github.terrene.odyssey.table.Side;
import io.vavr.collection.Array;

/**
 * The player draws, and the Action Phase begins.
 *
 * @param seat who
 */
@Rule({"TO-4.4", "TO-2.9"})
public record DrawPhase(Seat seat) implements Work {
    @Override
    public void run(Play play) {
        play.emit(new PhaseBegan(Phase.DRAW));
        boolean extra = play.table().side(seat).turns() == 1
                && play.setting().extraDraws().contains(seat);
        draw(play, seat, extra ? 2 : 1, new Cause.Turn());
        play.emit(new PhaseBegan(Phase.ACTION));
    }

    /** Draws what there is; an empty deck gives nothing. */
    @Rule("TO-4.4")
    static void draw(Play play, Seat seat, int cards, Cause cause) {
        Side side = play.table().side(seat);
        Array<Card> drawn = Array.ofAll(side.deck().top(cards));
        if (!drawn.isEmpty()) {
            play.emit(new CardsDrawn(seat, drawn, side.insiders(), cause));
        }
    }
}
