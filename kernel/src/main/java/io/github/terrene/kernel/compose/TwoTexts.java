package io.github.terrene.kernel.compose;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.text.Canonical;
import io.github.terrene.kernel.text.Embedded;
import io.vavr.Function3;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/** How the states of a game in two parts are written as text: both parts as their own notations write them. */
final class TwoTexts<C, D, G, T> {
    private final Part<C, D, ?, ?, ?, ?, ?> first;
    private final Part<G, T, ?, ?, ?, ?, ?> second;
    private final Function<D, Option<G>> next;
    private final Canonical canonical;

    TwoTexts(Part<C, D, ?, ?, ?, ?, ?> first, Part<G, T, ?, ?, ?, ?, ?> second, Function<D, Option<G>> next) {
        this.first = first;
        this.second = second;
        this.next = next;
        this.canonical = Canonical.builder()
                .name(TwoParts.Saved.class, "first", first.name())
                .name(TwoParts.Saved.class, "second", second.name())
                .name(TwoParts.Position.class, "first", first.name())
                .name(TwoParts.Position.class, "second", second.name())
                .build();
    }

    String state(TwoParts.State<D, T> state) {
        return canonical.write(
                TwoParts.Saved.class,
                new TwoParts.Saved(
                        first.notation().writeState(state.first()),
                        state.second().map(second.notation()::writeState),
                        state.rng()));
    }

    String position(TwoParts.State<D, T> state) {
        return canonical.write(
                TwoParts.Position.class,
                new TwoParts.Position(
                        new Embedded(first.notation().writePosition(state.first())),
                        state.second().map(now -> new Embedded(second.notation().writePosition(now))),
                        state.rng()));
    }

    <S> Either<Problem, S> read(C config, String text, Function3<D, Option<T>, Rng, S> states) {
        return canonical
                .read(TwoParts.Saved.class, text)
                .flatMap(saved -> first.read(config, saved.first())
                        .flatMap(now -> second(now, saved.second()).map(then -> states.apply(now, then, saved.rng()))));
    }

    private Either<Problem, Option<T>> second(D now, Option<String> text) {
        Option<G> config = next.apply(now);
        if (config.isDefined() != text.isDefined()) {
            return Either.left(Problem.at(second.name(), "begins in the step that ends the " + first.name()));
        }
        return config.isEmpty()
                ? Either.right(Option.none())
                : second.read(config.get(), text.get()).map(Option::some);
    }
}
