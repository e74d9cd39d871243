package io.github.terrene.session;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;

/**
 * Everything that one seat was told.
 *
 * @param lines the lines, from number 1
 * @param asked the number of the line since which the seat's question has been the same
 * @param answered what it chose, by the number of the line that it answered
 * @param clocks the clocks of all seats, as far as this one knows
 */
record Journal<A, E, V>(Vector<Line<E, V>> lines, int asked, Map<Integer, A> answered, TreeMap<Seat, Clock> clocks) {
    static <A, E, V> Journal<A, E, V> beginning(Seq<E> events, V view, TreeMap<Seat, Clock> clocks) {
        Line<E, V> first = new Line<>(1, new Line.Happened<>(Array.ofAll(events)), view);
        return new Journal<>(Vector.of(first), 1, TreeMap.empty(), clocks);
    }

    int last() {
        return lines.size();
    }

    V view() {
        return lines.last().view();
    }

    /**
     * The journal with one more line.
     *
     * @param same whether the seat is asked the same as before
     */
    Journal<A, E, V> and(Line.What<E> what, V view, boolean same) {
        int next = last() + 1;
        return new Journal<>(lines.append(new Line<>(next, what, view)), same ? asked : next, answered, clocks);
    }

    Journal<A, E, V> answering(int number, A action) {
        return new Journal<>(lines, asked, answered.put(number, action), clocks);
    }

    Journal<A, E, V> timed(TreeMap<Seat, Clock> known) {
        return new Journal<>(lines, asked, answered, known);
    }

    /** Whether a move that names this number answers what the seat is asked now. */
    boolean current(int number) {
        return number >= asked && number <= last();
    }
}
