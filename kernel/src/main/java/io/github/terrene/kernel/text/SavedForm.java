package io.github.terrene.kernel.text;

import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * How the states of a game are saved. What these rules wrote carries a print and is read as it is, even in the middle of something. Every
 * other text, written or changed by hand, is read only as a position at rest: a player's turn in which nothing is pending, on a table that
 * can be played on from.
 *
 * <p>Keep states in your own storage, and let strangers send replays: see {@link StatePrint}.
 *
 * @param canonical the encoding
 * @param type the record that is written
 * @param parts takes a state apart, without print
 * @param whole puts it together, with its configuration
 * @param atRest whether nothing but a player's turn is pending in a state; it is called for any text, and so must not look anything up
 * @param always what must hold for every state that is read: that it belongs to its configuration, as far as the print does not say so
 * @param table what must hold for a position at rest, in the order of checking: a position that meets all of it can be played on; none if
 *     only what these rules wrote is read
 * @param <C> configurations
 * @param <S> states
 * @param <P> the record
 */
public record SavedForm<C, S, P extends Saved>(
        Canonical canonical,
        Class<P> type,
        Function<S, P> parts,
        BiFunction<P, C, S> whole,
        Predicate<S> atRest,
        Function<C, Array<Invariant<S, ?>>> always,
        Array<Invariant<S, ?>> table)
        implements StateForm<C, S> {
    private static final Problem NOT_OWN = Problem.at(
            "print",
            "state/not-at-rest",
            "these rules did not write this state with this configuration, and it is not at rest: in a player's turn, with nothing pending");

    /** The form of states whose print covers all of their configuration. */
    public static <C, S, P extends Saved> SavedForm<C, S, P> of(
            Canonical canonical,
            Class<P> type,
            Function<S, P> parts,
            BiFunction<P, C, S> whole,
            Predicate<S> atRest,
            Array<Invariant<S, ?>> table) {
        return new SavedForm<>(canonical, type, parts, whole, atRest, config -> Array.empty(), table);
    }

    /** The form of states that are never at rest: only what these rules wrote is read. */
    public static <C, S, P extends Saved> SavedForm<C, S, P> printed(
            Canonical canonical, Class<P> type, Function<S, P> parts, BiFunction<P, C, S> whole) {
        return of(canonical, type, parts, whole, state -> false, Array.empty());
    }

    @Override
    public String write(String origin, S state) {
        return StatePrint.printed(origin, canonical.write(type, parts.apply(state)));
    }

    @Override
    public Form<S> form(Notation<C, S, ?> notation, C config) {
        return canonical.states(type, notation, config);
    }

    @Override
    public Either<Problem, S> read(String origin, C config, String text) {
        return canonical.read(type, text).flatMap(saved -> {
            boolean own = StatePrint.fits(origin, saved, text);
            return own || table.nonEmpty() ? read(saved, config, own) : Either.left(NOT_OWN);
        });
    }

    private Either<Problem, S> read(P saved, C config, boolean own) {
        S state = whole.apply(saved, config);
        if (!own && !atRest.test(state)) {
            return Either.left(NOT_OWN);
        }
        Array<Invariant<S, ?>> here = always.apply(config);
        return canonical
                .broken(type, saved, state, own ? here : table.appendAll(here))
                .<S>toEither(state)
                .swap();
    }
}
