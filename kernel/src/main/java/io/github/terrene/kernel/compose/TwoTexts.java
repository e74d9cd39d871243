package io.github.terrene.kernel.compose;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Embedded;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.text.Canonical;
import io.github.terrene.kernel.text.StateForm;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * How states of a game in two parts are written and read: each part by the notation of its own rules.
 *
 * @param <C> configurations of the whole, and of its first part
 * @param <D> states of the first part
 * @param <G> configurations of the second part
 * @param <T> its states
 * @param <S> states of the whole
 */
public final class TwoTexts<C, D, G, T, S extends TwoParts.State<D, T>> implements StateForm<C, S> {
    private final Part<C, D, ?, ?, ?, ?, ?> first;
    private final Part<G, T, ?, ?, ?, ?, ?> second;
    private final Function<D, Option<G>> next;
    private final TwoParts.Maker<D, T, S> states;
    private final Canonical canonical;

    TwoTexts(
            Part<C, D, ?, ?, ?, ?, ?> first,
            Part<G, T, ?, ?, ?, ?, ?> second,
            Function<D, Option<G>> next,
            TwoParts.Maker<D, T, S> states) {
        this.first = first;
        this.second = second;
        this.next = next;
        this.states = states;
        this.canonical = new Canonical(GameForms.common()
                .name(TwoParts.Saved.class, "first", first.name())
                .name(TwoParts.Saved.class, "second", second.name())
                .name(TwoParts.Position.class, "first", first.name())
                .name(TwoParts.Position.class, "second", second.name())
                .build());
    }

    /** The state, as {@link Notation#writeState} says. */
    public String write(S state) {
        return canonical.write(
                TwoParts.Saved.class,
                new TwoParts.Saved(
                        first.notation().writeState(state.first()),
                        state.second().map(second.notation()::writeState),
                        state.rng()));
    }

    @Override
    public String write(String game, S state) {
        return write(state);
    }

    /** Each part says for itself where it belongs. */
    @Override
    public String origin(String game, C config) {
        return game;
    }

    @Override
    public Form<S> form(Notation<C, S, ?> notation, C config) {
        return Canonical.states(canonical.forms().of(TwoParts.Saved.class), notation, config);
    }

    @Override
    public String position(S state) {
        return canonical.write(
                TwoParts.Position.class,
                new TwoParts.Position(
                        new Embedded(first.notation().writePosition(state.first())),
                        state.second().map(now -> new Embedded(second.notation().writePosition(now))),
                        state.rng()));
    }

    /** The state that a text stands for, as {@link Notation#readState} says. */
    public Either<Problem, S> read(C config, String text) {
        return canonical
                .read(TwoParts.Saved.class, text)
                .flatMap(saved -> first.read(config, saved.first())
                        .flatMap(now -> second(now, saved.second()).map(then -> states.of(now, then, saved.rng()))));
    }

    /** Each part says for itself whether it belongs there. */
    @Override
    public Either<Problem, S> read(String game, C config, String text) {
        return read(config, text);
    }

    private Either<Problem, Option<T>> second(D now, Option<String> text) {
        Option<G> config = next.apply(now);
        if (config.isDefined() != text.isDefined()) {
            return Either.left(Problem.at(
                    second.name(), "state/other-part", "begins in the step that ends the {first}", first.name()));
        }
        return config.isEmpty()
                ? Either.right(Option.none())
                : second.read(config.get(), text.get()).map(Option::some);
    }
}
