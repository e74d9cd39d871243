package io.github.terrene.terralore.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Continuous;
import io.github.terrene.terralore.card.Lane;
import io.github.terrene.terralore.card.Place;
import io.vavr.collection.Array;

/** The current values: points, totals and excess. */
public final class Current {
    private Current() {}

    /** The current points of a Creature: its own and those from continuous effects; never below 0. */
    @Rule({"TL-9.3", "TL-9.12"})
    public static int points(Table table, CardOnField creature) {
        int points = creature.points();
        Array<Place> places = Place.all();
        for (int p = 0; p < places.size(); p++) {
            Array<CardOnField> standing = table.row(places.get(p)).standing();
            for (int i = 0; i < standing.size(); i++) {
                points += added(table, standing.get(i), creature);
            }
        }
        return Math.max(0, points);
    }

    private static int added(Table table, CardOnField source, CardOnField creature) {
        Card card = source.card();
        int added = 0;
        for (int i = 0; i < card.continuous().size(); i++) {
            added += card.continuous().get(i).adds(table, source, creature);
        }
        return added;
    }

    /** The points of the Creatures in a lane, without changes to the lane's total. */
    public static int sum(Table table, Place place) {
        Array<CardOnField> standing = table.row(place).standing();
        int sum = 0;
        for (int i = 0; i < standing.size(); i++) {
            sum += standing.get(i).creature() ? points(table, standing.get(i)) : 0;
        }
        return sum;
    }

    /** The total of a lane: the points in it, then additions to the total, then multiplications; never below 0. */
    @Rule("TL-9.13")
    public static int total(Table table, Place place) {
        LaneHalf row = table.row(place);
        return Math.max(0, capped((long) (sum(table, place) + row.plus()) * row.times()));
    }

    /** Caps a number at the highest possible int; no castle has that many HP. */
    @Rule("TL-9.13")
    public static int capped(long number) {
        return (int) Math.min(Integer.MAX_VALUE, number);
    }

    /** The points of all Creatures of a player. */
    @Rule("TL-11.6")
    public static int fieldPoints(Table table, Seat seat) {
        return sum(table, Place.of(seat, Lane.DEFENDING)) + sum(table, Place.of(seat, Lane.ATTACKING));
    }

    /** Whether something prevents combat damage through a defending lane. */
    @Rule("TL-10.5")
    public static boolean prevented(Table table, Place through) {
        for (int p = 0; p < Place.all().size(); p++) {
            Array<CardOnField> standing = table.row(Place.all().get(p)).standing();
            for (int i = 0; i < standing.size(); i++) {
                CardOnField source = standing.get(i);
                Array<Continuous> continuous = source.card().continuous();
                if (continuous.nonEmpty() && continuous.exists(each -> each.prevents(table, source, through))) {
                    return true;
                }
            }
        }
        return false;
    }
}
