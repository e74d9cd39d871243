package io.github.terrene.terralore.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.word.Statement;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.OwnStatement;
import io.github.terrene.terralore.card.Points;
import io.github.terrene.terralore.trait.Figure;
import io.github.terrene.terralore.trait.Lane;
import io.github.terrene.terralore.trait.Place;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/** The current values: points, totals and excess. */
public final class CurrentStats {
    private CurrentStats() {}

    /**
     * The current points of a Creature: its own and those from continuous effects; never below 0, never beyond {@value Points#MOST}.
     *
     * @throws FaultyEffect if a continuous effect of a card set throws, or asks for points itself, without an end
     */
    @Rule({"TL-9.3", "TL-9.12"})
    public static int points(Table table, CardOnField creature) {
        return points(table, creature, sources(table));
    }

    private static int points(Table table, CardOnField creature, List<CardOnField> sources) {
        long points = creature.points();
        for (List<CardOnField> left = sources; !left.isEmpty(); left = left.tail()) {
            Array<Statement> texts = left.head().card().continuous();
            for (int i = 0; i < texts.size(); i++) {
                points += adds(table, left.head(), texts.get(i), creature);
            }
        }
        return Math.max(0, Points.bounded(points));
    }

    private static int adds(Table table, CardOnField source, Statement text, CardOnField creature) {
        try {
            return text.adds(table, source, creature, Figure.POINTS);
        } catch (Throwable thrown) {
            throw faulty(source, text, thrown);
        }
    }

    static FaultyEffect faulty(CardOnField source, Statement text, Throwable thrown) {
        return FaultyEffect.of(source.card().name() + ", Continuous", text, thrown);
    }

    /** The cards on the field that have continuous effects, in no particular order: only the sum of what they do counts. */
    @Rule("TL-9.3")
    private static List<CardOnField> sources(Table table) {
        List<CardOnField> sources = List.empty();
        for (int p = 0; p < Place.all().size(); p++) {
            Array<CardOnField> standing = table.standing(Place.all().get(p));
            for (int i = 0; i < standing.size(); i++) {
                CardOnField each = standing.get(i);
                sources = each.card().continuous().isEmpty() ? sources : sources.prepend(each);
            }
        }
        return sources;
    }

    /** The points of the Creatures in a lane, without changes to the lane's total. */
    public static int sum(Table table, Place place) {
        Array<CardOnField> standing = table.standing(place);
        List<CardOnField> sources = standing.isEmpty() ? List.empty() : sources(table);
        int sum = 0;
        for (int i = 0; i < standing.size(); i++) {
            sum += standing.get(i).creature() ? points(table, standing.get(i), sources) : 0;
        }
        return sum;
    }

    /**
     * The total of a lane: the points in it, then additions to the total, then multiplications; never below 0, never beyond
     * {@value Points#MOST}.
     */
    @Rule("TL-9.13")
    public static int total(Table table, Place place) {
        LaneHalf row = table.row(place);
        return Math.max(0, Points.bounded((long) (sum(table, place) + row.plus()) * row.times()));
    }

    /** The points of all Creatures of a player. */
    @Rule("TL-11.6")
    public static int fieldPoints(Table table, Seat seat) {
        return sum(table, Place.of(seat, Lane.DEFENDING)) + sum(table, Place.of(seat, Lane.ATTACKING));
    }

    /** The damage that a defending lane lets through: the excess of the attacking lane opposite, unless something prevents it. */
    public static int excess(Table table, Place defending) {
        return excess(table, defending, total(table, defending.facing()), total(table, defending));
    }

    /** The same with both totals, which were counted before. */
    @Rule({"TL-10.3", "TL-10.4"})
    public static int excess(Table table, Place defending, int attack, int defence) {
        return attack > defence && !prevented(table, defending) ? attack - defence : 0;
    }

    @Rule("TL-10.5")
    private static boolean prevented(Table table, Place defending) {
        for (List<CardOnField> left = sources(table); !left.isEmpty(); left = left.tail()) {
            Array<Statement> texts = left.head().card().continuous();
            for (int i = 0; i < texts.size(); i++) {
                if (prevents(table, left.head(), texts.get(i), defending)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean prevents(Table table, CardOnField source, Statement text, Place defending) {
        try {
            return text.applying(table, source) instanceof OwnStatement own && own.prevents(table, source, defending);
        } catch (Throwable thrown) {
            throw faulty(source, text, thrown);
        }
    }
}
