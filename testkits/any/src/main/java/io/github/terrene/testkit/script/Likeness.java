package io.github.terrene.testkit.script;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.CardNotation;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * Whether two states look the same to a seat. Everything that a seat is given must be the same: what it sees, also printed and as canonical
 * text; what it may do; what it is told about anything that it may not do; and what is imagined from its view.
 *
 * @param rules the rules
 * @param seat the seat that looks
 * @param name the name of that player in failures
 * @param worlds how many games are imagined from each view; none if the cards on a table are not from a catalogue
 */
record Likeness<S, A, V>(Rules<?, S, A, ?, V> rules, Seat seat, String name, int worlds) {

    /**
     * Everything that tells them apart; nothing if the seat cannot.
     *
     * @param tried actions of that seat, legal or not
     */
    Seq<String> differences(S one, S other, Iterable<A> tried) {
        V seen = rules.view(one, seat);
        V seenToo = rules.view(other, seat);
        return Array.of(
                        differ(" sees another table in the other game", seen, seenToo),
                        differ(
                                " sees what is printed otherwise in the other game",
                                seen.toString(),
                                seenToo.toString()),
                        differ(" sees what is written otherwise in the other game", text(seen), text(seenToo)),
                        differ(" sees others awaited in the other game", rules.awaited(seen), rules.awaited(seenToo)),
                        differ(
                                " may do something else in the other game",
                                rules.legal(one, seat),
                                rules.legal(other, seat)),
                        differ(
                                " would imagine something else in the other game",
                                imagined(one, seen),
                                imagined(other, seenToo)))
                .flatMap(found -> found)
                .appendAll(Array.ofAll(tried).flatMap(action -> refused(one, other, action)));
    }

    private Option<String> refused(S one, S other, A action) {
        return differ(
                " is told something else of " + action + " in the other game", told(one, action), told(other, action));
    }

    private Seq<String> told(S state, A action) {
        return rules.whyNot(state, action).map(Rejection::toString);
    }

    /** The canonical text of a view, where the game can write views. */
    private Option<String> text(V view) {
        if (!(rules.notation() instanceof CardNotation<?, ?, ?> notation)) {
            return Option.none();
        }
        try {
            @SuppressWarnings("unchecked") // the class of a value is the class of such values
            Class<V> type = (Class<V>) view.getClass();
            return Option.some(notation.canonical().write(type, view));
        } catch (IllegalArgumentException holdsWhatIsNeverWritten) {
            return Option.none();
        }
    }

    /** The positions that are imagined from a view are all that a fingerprint can be made from without betraying the state. */
    private Seq<String> imagined(S state, V view) {
        Function<Integer, S> world = number -> rules.imagine(view, CardPool.UNKNOWN, Rng.of(number));
        return rules.seats(state).contains(seat)
                ? Array.range(0, worlds).map(world).map(rules.notation()::writePosition)
                : Array.empty();
    }

    private Option<String> differ(String what, Object one, Object other) {
        return Option.when(!one.equals(other), name + what);
    }
}
