package io.github.terrene.kernel.text;

import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.form.ProductForm;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * How the states of a game are saved: records, with all their parts but the first, which says what was agreed before the game. What these
 * rules wrote carries a print and is read as it is, even in the middle of something. Every other text, written or changed by hand, is read
 * only as a position at rest: a player's turn in which nothing is pending, on a table that can be played on from.
 *
 * <p>Keep states in your own storage, and let strangers send replays: see {@link StatePrint}.
 *
 * @param <C> configurations
 * @param <S> states
 */
public final class SavedForm<C, S> implements StateForm<C, S> {
    private static final Problem NOT_OWN =
            Problem.at("print", "state/not-own", "these rules did not write this state with this configuration");
    private static final Problem NOT_AT_REST = Problem.at(
            "print",
            "state/not-at-rest",
            "these rules did not write this state with this configuration, and it is not at rest: in a player's turn, with nothing pending");

    private final Shared.Found<S> shared;
    private final Function<C, ?> agreed;
    private final Function<? super S, String> positions;
    private final Predicate<S> atRest;
    private final Function<C, Array<Invariant<S, ?>>> always;
    private final Array<Invariant<S, ?>> table;

    /**
     * A form of states.
     *
     * @param forms of the types of the game
     * @param states the form of states, which is found when one is first written or read
     * @param agreed the first part of the states of games with a configuration
     * @param positions what can be said about a state without knowing how the rules represent it
     * @param atRest whether nothing but a player's turn is pending in a state; it is called for any text, and so must not look anything up
     * @param always what must hold for every state that is read: that it belongs to its configuration, as far as the print does not say so,
     *     which others can make, too
     * @param table what must hold for a position at rest, in the order of checking: a position that meets all of it can be played on; none if
     *     only what these rules wrote is read
     */
    public SavedForm(
            Forms forms,
            Supplier<? extends Form<S>> states,
            Function<C, ?> agreed,
            Function<? super S, String> positions,
            Predicate<S> atRest,
            Function<C, Array<Invariant<S, ?>>> always,
            Array<Invariant<S, ?>> table) {
        this.shared = new Shared.Found<>(forms, states);
        this.agreed = agreed;
        this.positions = positions;
        this.atRest = atRest;
        this.always = always;
        this.table = table;
    }

    /** The form of states that hold all of their configuration. */
    public static <C, S> SavedForm<C, S> of(
            Forms forms,
            Class<S> type,
            Function<? super S, String> positions,
            Predicate<S> atRest,
            Array<Invariant<S, ?>> table) {
        return new SavedForm<>(
                forms, () -> forms.of(type), config -> config, positions, atRest, config -> Array.empty(), table);
    }

    /**
     * The form of states that are never at rest, and whose positions hold all that is saved: only what these rules wrote is read.
     *
     * @param always what must hold for every state that is read, in the order of checking
     */
    public static <C, S> SavedForm<C, S> printed(
            Forms forms, Supplier<? extends Form<S>> states, Array<Invariant<S, ?>> always) {
        return new SavedForm<>(
                forms,
                states,
                config -> config,
                state -> Canonical.write(given(states.get(), state), state),
                state -> false,
                config -> always,
                Array.empty());
    }

    private static <S> Form<S> given(Form<S> states, S state) {
        ProductForm<S> whole = (ProductForm<S>) states;
        return whole.given(whole.parts().head().of(state));
    }

    @Override
    public String origin(String game, C config) {
        return shared.with(agreed.apply(config)).in(game);
    }

    @Override
    public String position(S state) {
        return positions.apply(state);
    }

    @Override
    public String write(String game, S state) {
        Shared<S> here = shared.of(state);
        return StatePrint.printed(here.in(game), Canonical.write(here.saved(), new Saved<>(state, Option.none())));
    }

    @Override
    public Form<S> form(Notation<C, S, ?> notation, C config) {
        return Canonical.states(shared.with(agreed.apply(config)).saved(), notation, config);
    }

    @Override
    public Either<Problem, S> read(String game, C config, String text) {
        Shared<S> here = shared.with(agreed.apply(config));
        return Canonical.read(here.saved(), text).flatMap(saved -> {
            boolean own = StatePrint.fits(here.in(game), saved, text);
            return own || table.nonEmpty() && atRest.test(saved.state())
                    ? checked(here.saved(), saved, own ? always.apply(config) : table.appendAll(always.apply(config)))
                    : Either.left(table.isEmpty() ? NOT_OWN : NOT_AT_REST);
        });
    }

    private static <S> Either<Problem, S> checked(
            Form<Saved<S>> form, Saved<S> saved, Array<Invariant<S, ?>> invariants) {
        return Invariant.broken(form, saved, saved.state(), invariants)
                .<S>toEither(saved.state())
                .swap();
    }
}
