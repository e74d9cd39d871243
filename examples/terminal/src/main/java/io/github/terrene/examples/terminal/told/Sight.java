package io.github.terrene.examples.terminal.told;

import io.github.terrene.examples.terminal.board.Seen;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Shown;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.Scene;
import io.github.terrene.narrator.board.Layout;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * What is seen of a game.
 *
 * @param rules the rules
 * @param narrator what things are called
 * @param layout what lies where
 * @param eyes through whose eyes it is seen; nobody's: everything that any player sees
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
record Sight<S, A, E, V>(Rules<?, S, A, E, V> rules, Narrator<A, E> narrator, Layout layout, Option<Seat> eyes) {
    static <S, A, E, V> Sight<S, A, E, V> of(Rules<?, S, A, E, V> rules, Narrator<A, E> narrator, Option<Seat> eyes) {
        return new Sight<>(rules, narrator, Layout.of(rules.notation().game()).get(), eyes);
    }

    /** What those see through whose eyes it is seen. */
    private Array<Shown<A>> shown(S state) {
        Seq<Seat> seats = eyes.isDefined() ? eyes.toArray() : rules.seats(state);
        return seats.toArray().map(seat -> rules.shown(rules.view(state, seat)));
    }

    /** The same, for what is told. */
    Scene<A> scene(S state) {
        return narrator.scene(shown(state));
    }

    /** An event as they see it. */
    E seen(E event) {
        return eyes.map(seat -> rules.seenBy(event, seat)).getOrElse(event);
    }

    /** What lies on the table. */
    Seen table(S state) {
        return Seen.by(shown(state).map(shown -> narrator.board(narrator.scene(shown), layout)));
    }
}
