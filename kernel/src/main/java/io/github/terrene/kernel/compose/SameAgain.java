package io.github.terrene.kernel.compose;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import java.util.function.Function;

/** A series of games that all begin in the same way. */
record SameAgain<C, S, A, E, V, T>(
        Rules<C, S, A, E, V> game,
        Function<? super C, ? extends Opening<S, E>> openings,
        Function<? super S, ? extends C> configs,
        Function<? super S, ? extends T> table,
        Class<T> tables,
        String rule)
        implements Series<C, C, S, A, E, V, T> {
    @Override
    public String wonBy() {
        return rule;
    }

    @Override
    public String endedBy() {
        return rule;
    }

    @Override
    public C config(C match, Array<Seat> advantaged) {
        return match;
    }

    @Override
    public Opening<S, E> opening(C config) {
        return openings.apply(config);
    }

    @Override
    public T table(S state) {
        return table.apply(state);
    }

    @Override
    public Form<C> configForm() {
        return game.forms().config();
    }

    @Override
    public C imagined(S state, CardPool pool, Rng rng) {
        return configs.apply(state);
    }

    @Override
    public String writeConfig(C config) {
        return game.notation().writeConfig(config);
    }

    @Override
    public Either<Problem, C> readConfig(String text) {
        return game.notation().readConfig(text);
    }
}
