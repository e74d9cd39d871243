package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Place;
import io.github.terrene.terralore.event.FieldEvent.CardTurnedUp;
import io.github.terrene.terralore.table.Pile;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;

/** The next face-down card is turned up: lane by lane in lane order, inside a lane in the order of the plan. */
@Rule({"TL-7.8", "TL-7.11"})
public record RevealNext() implements Work {
    @Override
    public void run(Play play) {
        Array<Place> order = play.table().laneOrder();
        for (int i = 0; i < order.size(); i++) {
            Pile faceDown = play.table().row(order.get(i)).faceDown();
            if (faceDown.size() > 0) {
                play.emit(new CardTurnedUp(order.get(i), faceDown.cards().head()));
                play.next(new Enter(Option.none()), new Drain(), this);
                return;
            }
        }
        play.next(new BeginCounting());
    }

    @Override
    public boolean fits(Game game, List<Task> below) {
        return below.isEmpty();
    }
}
