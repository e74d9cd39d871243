package io.github.terrene.carnage.rule.turn;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.event.Paid;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.turn.TurnTask.Continue;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/** What every action of a turn begins with. */
final class Acting {
    private Acting() {}

    /** An action is paid; when all that follows from it is done, the turn goes on. */
    @Rule({"CG-5.10", "CG-6.1"})
    static void act(Seat seat, int ap, int shards, Play play) {
        play.take();
        play.next(Continue.TASK);
        play.emit(new Paid(seat, ap, shards));
    }

    /** The same for a card that is placed, at its price. */
    @Rule({"CG-6.7", "CG-6.8"})
    static void place(Seat seat, Card card, int ap, Play play) {
        act(seat, ap, Price.of(play.options(), play.table(), seat, card), play);
    }
}
