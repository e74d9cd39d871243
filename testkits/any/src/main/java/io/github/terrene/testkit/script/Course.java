package io.github.terrene.testkit.script;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * What happened, compared with what a scenario expects.
 *
 * @param events all events, from the first
 */
record Course<E>(Array<E> events) {
    /** What is wrong if this many such events should have happened. */
    Option<String> unlike(int times, Class<? extends E> kind) {
        Seq<E> found = events.filter(kind::isInstance);
        return Option.when(
                found.size() != times,
                () -> kind.getSimpleName() + " happened " + found.size() + " times, not " + times + ": " + found);
    }

    /** What is wrong if such events should have happened in this order, whatever else happened between them. */
    Option<String> unlike(Seq<Class<? extends E>> kinds) {
        Seq<E> left = events;
        Array<Class<? extends E>> met = Array.empty();
        for (Class<? extends E> kind : kinds) {
            left = left.dropWhile(event -> !kind.isInstance(event));
            if (left.isEmpty()) {
                String after = met.isEmpty()
                        ? ""
                        : " after " + met.map(Class::getSimpleName).mkString(", ");
                return Option.some("no " + kind.getSimpleName() + " happened" + after + ": "
                        + events.map(event -> event.getClass().getSimpleName()).mkString(", "));
            }
            left = left.tail();
            met = met.append(kind);
        }
        return Option.none();
    }
}
