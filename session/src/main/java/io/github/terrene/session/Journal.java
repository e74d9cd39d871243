package io.github.terrene.session;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;

/**
 * Everything that one seat was told.
 *
 * @param lines the lines, from number 1
 * @param asked the number of the line since which the seat's question has been the same
 * @param clocks the clocks of all seats, as far as this one knows
 */
record Journal<E, V>(Vector<Line<E, V>> lines, int asked, TreeMap<Seat, Clock> clocks) {
    static <E, V> Journal<E, V> beginning(Seq<E> events, V view, TreeMap<Seat, Clock> clocks) {
        Line<E, V> first = new Line<>(1, new Line.Happened<>(Array.ofAll(events)), view);
        return new Journal<>(Vector.of(first), 1, clocks);
    }

    int last() {
        return lines.size();
    }

    V view() {
        return lines.last().view();
    }

    /** The number of the latest line that told of an offer; 0 if none did. */
    int offered() {
        return lines.lastIndexWhere(line -> line.what() instanceof Line.Proposed) + 1;
    }

    /**
     * The line with that number.
     *
     * @throws IllegalArgumentException if there is none
     */
    Line<E, V> line(int number) {
        if (number < 1 || number > last()) {
            throw new IllegalArgumentException("there is no line " + number + " in a journal of lines 1 to " + last());
        }
        return lines.get(number - 1);
    }

    /**
     * The journal with one more line.
     *
     * @param same whether the seat is asked the same as before
     */
    Journal<E, V> and(Line.What<E> what, V view, boolean same) {
        int next = last() + 1;
        return new Journal<>(lines.append(new Line<>(next, what, view)), same ? asked : next, clocks);
    }

    Journal<E, V> timed(TreeMap<Seat, Clock> known) {
        return known == clocks ? this : new Journal<>(lines, asked, known);
    }
}
