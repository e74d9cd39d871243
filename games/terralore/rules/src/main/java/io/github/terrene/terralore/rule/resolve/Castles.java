package io.github.terrene.terralore.rule.resolve;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Points;
import io.github.terrene.terralore.event.CastleHealed;
import io.github.terrene.terralore.event.CastlesDamaged;
import io.github.terrene.terralore.event.CastlesDamaged.Hit;
import io.github.terrene.terralore.event.DamageLimited;
import io.github.terrene.terralore.event.TotalChanged;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.rule.Watchers;
import io.github.terrene.terralore.table.LaneHalf;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.trait.Place;
import io.github.terrene.terralore.trait.When;
import io.vavr.collection.Array;

/** What effects do to castles, and to the totals of the lanes that protect them. */
final class Castles {
    private Castles() {}

    @Rule({"TL-9.14", "TL-10.8"})
    static void damage(Play play, Seat castle, int damage) {
        Side side = play.table().side(castle);
        int taken = side.taken(damage);
        if (taken > 0) {
            play.emit(new CastlesDamaged(Array.of(Hit.of(side, taken))));
            Watchers.happening(play, When.DAMAGED, castle);
        }
    }

    @Rule("TL-3.3")
    static void heal(Play play, Seat castle, int hp) {
        Side side = play.table().side(castle);
        int healed = side.healed(hp, play.options());
        if (healed > 0) {
            play.emit(new CastleHealed(castle, healed, side.castle() + healed));
        }
    }

    @Rule("TL-9.14")
    static void limitDamage(Play play, Seat castle, int most) {
        play.emit(new DamageLimited(castle, Points.bounded(most)));
    }

    @Rule("TL-9.13")
    static void addToTotal(Play play, Place lane, int points) {
        LaneHalf row = play.table().row(lane);
        play.emit(new TotalChanged(lane, Points.bounded((long) row.plus() + points), row.times()));
    }

    @Rule("TL-9.13")
    static void multiplyTotal(Play play, Place lane, int by) {
        LaneHalf row = play.table().row(lane);
        play.emit(new TotalChanged(lane, row.plus(), Points.bounded((long) row.times() * by)));
    }
}
