package io.github.terrene.kernel.compose;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * What is specific to a game in a series of its games. A game that is just played again needs no series: {@link
 * BestOfThree#of(Rules, java.util.function.Function, java.util.function.Function, java.util.function.Function, Class,
 * String)}.
 *
 * @param <C> configurations of matches
 * @param <G> configurations of games
 * @param <S> states of games
 * @param <A> actions
 * @param <E> events of games
 * @param <V> views of games
 * @param <T> tables: what the events of a game change
 */
public interface Series<C, G, S, A, E, V, T> {
    /** The rules of each game. */
    Rules<G, S, A, E, V> game();

    /** The number of the rule by which the first team to win two games wins the match. */
    String wonBy();

    /** The number of the rule by which a match ends after its last game in any case. */
    String endedBy();

    /**
     * The configuration of one game.
     *
     * @param advantaged whom the games before give an advantage in it
     */
    G config(C match, Array<Seat> advantaged);

    /** An opening for a configuration that is known to be valid, or was imagined. */
    Opening<S, E> opening(G config);

    /** Everything wrong with the configuration of a match: by default what is wrong with one game of it. */
    default Seq<Problem> problems(C config) {
        return game().open(config(config, Array.empty())).fold(problems -> problems, opening -> Array.empty());
    }

    /** The seats that earlier games gave an advantage in that game: by default none. */
    default Array<Seat> advantaged(S game) {
        return Array.empty();
    }

    /** The seats that a finished game gives an advantage in the next one, ascending: by default none. */
    default Array<Seat> advantagedAfter(S game, Outcome outcome) {
        return Array.empty();
    }

    /** The game's name for an advantage in texts, for example {@code extraDraws}. */
    default String advantage() {
        return "advantaged";
    }

    /** What happens on the table of a finished game before another one begins: by default nothing. */
    default Seq<E> between(S game) {
        return Array.empty();
    }

    /** The teams, in the order in which wins are counted: by default everybody plays alone. */
    default Array<Array<Seat>> teams(S game) {
        return Array.ofAll(game().seats(game)).map(Array::of);
    }

    /** The table of a game. */
    T table(S game);

    /** The type of tables. */
    Class<T> tables();

    /** What configurations of matches consist of. */
    Form<C> configForm();

    /** A configuration for a match whose current game was imagined; the games to come are played with it. */
    C imagined(S game, CardPool pool, Rng rng);

    /** The configuration, including what is printed on its cards, as {@link io.github.terrene.kernel.Notation#writeConfig} says. */
    String writeConfig(C config);

    /** The configuration, or what is wrong with the text. */
    Either<Problem, C> readConfig(String text);

    /** Where a saved match belongs, as its print says: by default its configuration, including what is printed on its cards. */
    default String origin(C config) {
        return writeConfig(config);
    }
}
