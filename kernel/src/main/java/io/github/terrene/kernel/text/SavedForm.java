package io.github.terrene.kernel.text;

import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * How the states of a game are saved. What these rules wrote carries a print and is read as it is, in the middle of whatever happens. Every
 * other text, written or changed by hand, is read only as a position at rest: a player's turn in which nothing is pending, on a table that
 * can be played on from.
 *
 * <p>The print is the {@link Fingerprint} of two lines separated by a line feed: where the state belongs, and the text of the state with
 * {@code -} for its print. It tells damage and other configurations, and nobody's honesty: whoever wants can compute it. So states belong into
 * your own storage, and strangers send replays, which are played again and thus proved.
 *
 * @param canonical the encoding
 * @param type the record that is written
 * @param parts takes a state apart, without print
 * @param atRest whether nothing but a player's turn waits in a state; it is asked about any text, and so must look nothing up
 * @param always what must hold for every state that is read: that it belongs to its configuration, as far as the print does not say it
 * @param table what must hold for a position at rest, in the order of checking: what meets all of it can be played on
 * @param <C> configurations
 * @param <S> states
 * @param <P> the record
 */
public record SavedForm<C, S, P extends Saved<C, S>>(
        Canonical canonical,
        Class<P> type,
        Function<S, P> parts,
        Predicate<S> atRest,
        Array<Invariant<S, ?>> always,
        Array<Invariant<S, ?>> table) {
    private static final String UNPRINTED = "-)";

    /** States whose print says all of their configuration. */
    public static <C, S, P extends Saved<C, S>> SavedForm<C, S, P> of(
            Canonical canonical,
            Class<P> type,
            Function<S, P> parts,
            Predicate<S> atRest,
            Array<Invariant<S, ?>> table) {
        return new SavedForm<>(canonical, type, parts, atRest, Array.empty(), table);
    }

    /**
     * A state as text.
     *
     * @param origin where it belongs: the name of the game, and the configuration as far as the state knows it
     */
    public String write(String origin, S state) {
        String text = canonical.write(type, parts.apply(state));
        return text.substring(0, text.length() - UNPRINTED.length()) + print(origin, text) + ")";
    }

    /** The state that a text stands for, or the first thing that is wrong with it. */
    public Either<Problem, S> read(String origin, C config, String text) {
        return canonical.read(type, text).flatMap(saved -> {
            S state = saved.in(config);
            return refusal(saved, state, isOwn(saved, origin, text))
                    .<S>toEither(state)
                    .swap();
        });
    }

    private Option<Problem> refusal(P saved, S state, boolean own) {
        if (own) {
            return canonical.broken(type, saved, state, always);
        }
        return atRest.test(state)
                ? canonical.broken(type, saved, state, table.prependAll(always))
                : Option.some(
                        Problem.at(
                                "print",
                                "without the print of these rules a state is read only at rest: in a player's turn, with nothing pending"));
    }

    private boolean isOwn(P saved, String origin, String text) {
        return saved.print()
                .exists(print -> print.equals(print(
                        origin,
                        text.substring(0, text.length() - print.toString().length() - 1) + UNPRINTED)));
    }

    private static Fingerprint print(String origin, String unprinted) {
        return Fingerprint.of(origin + "\n" + unprinted);
    }
}
