package io.github.terrene.testkit.script;

import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.testkit.law.Tables;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Function;

/**
 * What must hold for every step of every scenario, regardless of its story: the laws that need no generator.
 *
 * @param rules the rules
 * @param tables how events make tables
 * @param drawing a table as text
 * @param names the names of players in failures, by seat
 */
record Watch<S, A, E, V, X>(
        Rules<?, S, A, E, V> rules,
        Tables<S, E, V, X> tables,
        Function<X, String> drawing,
        Function<Seat, String> names) {

    /** What is wrong with a step; nothing if it is correct. */
    Seq<String> faults(S before, A action, Step<S, E> step) {
        S after = step.state();
        Array<String> faults = Array.empty();
        Seat actor = rules.actor(action);
        if (rules.seats(before).contains(actor) && !rules.legal(before, actor).contains(action)) {
            faults = faults.append("it is accepted, but not listed as legal: " + action);
        }
        if (!fold(tables.of(before), step.events()).equals(tables.of(after))) {
            faults = faults.append("the events do not lead from the table before to the table after");
        }
        for (Seat seat : rules.seats(after)) {
            Seq<E> sent = step.events().flatMap(event -> rules.told(event, seat));
            X seen = fold(tables.seenIn(rules.view(before, seat)), sent);
            if (!seen.equals(tables.seenIn(rules.view(after, seat)))) {
                faults = faults.append(
                        "the events that " + names.apply(seat) + " was sent do not lead to the table that "
                                + names.apply(seat) + " sees:\n" + drawing.apply(seen));
            }
        }
        return faults;
    }

    private X fold(X table, Seq<E> events) {
        return events.foldLeft(table, tables::after);
    }

    String drawn(S state) {
        return drawing.apply(tables.of(state));
    }
}
