package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Lane;
import io.github.terrene.terralore.card.Place;
import io.github.terrene.terralore.card.Players;
import io.github.terrene.terralore.event.CastleEvent.CastlesDamaged;
import io.github.terrene.terralore.event.CastleEvent.Hit;
import io.github.terrene.terralore.event.CastleEvent.LaneTotal;
import io.github.terrene.terralore.event.CastleEvent.LanesCounted;
import io.github.terrene.terralore.table.Current;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/**
 * All four totals are computed from one board, and both castles take their damage at the same moment. Nothing on the field changes:
 * what stays is counted again every turn.
 */
@Rule({"TL-8.1", "TL-10.2", "TL-10.3", "TL-10.5", "TL-10.6", "TL-10.7"})
public record CountLanes() implements Work {
    @Override
    public void run(Play play) {
        Table table = play.table();
        play.emit(new LanesCounted(Place.all().map(place -> new LaneTotal(place, Current.total(table, place)))));
        Array<Hit> hits =
                Players.BOTH.map(seat -> new Hit(seat, damage(table, seat))).filter(hit -> hit.damage() > 0);
        if (hits.nonEmpty()) {
            play.emit(new CastlesDamaged(hits));
        }
        if (!Victory.check(play)) {
            play.next(new EndTurn());
        }
    }

    private static int damage(Table table, Seat seat) {
        return Castles.taken(table.side(seat), Current.excess(table, Place.of(seat, Lane.DEFENDING)));
    }

    @Override
    public boolean fits(Game game, List<Task> below) {
        return below.isEmpty();
    }
}
