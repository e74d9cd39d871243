package io.github.terrene.kernel.text;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.BiPredicate;

/**
 * What must hold for every part of one type, wherever it is in a state: that seats are taken, or that references point to something. A state
 * reached by playing needs no such check; a state that was read does, since a text may say anything.
 *
 * <p>Invariants are checked one after another, each on all parts: one may rely on those before it.
 *
 * @param <W> states
 * @param <T> parts
 * @param type the type of the parts, subtypes included
 * @param holds whether it holds for a part in that state
 * @param sentence the message if it does not hold
 * @param rule the number of the rule of the game that says so, or an empty text if none does
 */
public record Invariant<W, T>(Class<T> type, BiPredicate<W, T> holds, String sentence, String rule) {
    /** An invariant of all parts of that type. */
    public static <W, T> Invariant<W, T> of(Class<T> type, BiPredicate<W, T> holds, String sentence) {
        return new Invariant<>(type, holds, sentence, "");
    }

    /** An invariant that numbers lie between the negative of that one and itself, so that sums of several do not overflow. */
    public static <W> Invariant<W, Integer> ofNumbers(int most) {
        return of(
                Integer.class,
                (state, number) -> number >= -most && number <= most,
                "numbers beyond " + most + " do not occur in a game");
    }

    /** The same invariant, which a rule of the game demands. */
    public Invariant<W, T> by(String number) {
        return new Invariant<>(type, holds, sentence, number);
    }

    /**
     * The first thing that is wrong with a state that was read, at a place like {@code table.sides[1].hand}, or {@code state} if it is wrong as
     * a whole.
     *
     * @param form what it was read as
     * @param read what was read
     * @param invariants what must hold for the parts of the state, in the order of checking
     */
    static <W> Option<Problem> broken(Form<?> form, Object read, W state, Seq<? extends Invariant<W, ?>> invariants) {
        Array<Placed> parts = Inside.all(form, read);
        return invariants
                .iterator()
                .flatMap(invariant -> invariant.broken(state, parts))
                .headOption();
    }

    /** A problem at the first part that breaks the invariant, if any. */
    Option<Problem> broken(W whole, Array<Placed> parts) {
        return parts.find(part -> type.isInstance(part.value()) && !holds.test(whole, type.cast(part.value())))
                .map(part -> Problem.at(
                        part.place().isEmpty() ? "state" : part.place(),
                        (rule.isEmpty() ? "state" : rule) + "/broken-state",
                        "{why}",
                        sentence));
    }
}
