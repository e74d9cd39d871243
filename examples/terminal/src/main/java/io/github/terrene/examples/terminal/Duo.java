package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.cast.Cast;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.examples.terminal.tale.Storyteller;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Timeline;
import io.vavr.collection.Array;

/**
 * A game for two, of which a single game is played with ready decks: what the program must know of it.
 *
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
interface Duo<C, S, A, E, V> {
    /** Its name. */
    String title();

    /** Its rules. */
    Rules<C, S, A, E, V> rules();

    /** The names of its two players. */
    Array<String> players();

    /** The names of its ready decks. */
    Array<String> decks();

    /** The places of the two decks that are played if nothing else is said. */
    Array<Integer> usual();

    /** A game of two decks, by their places. */
    C config(Array<Integer> decks);

    /** The names of the decks of a game. */
    Array<String> decks(C config);

    /** A bot that plays it. */
    Agent<V, A, E> bot(C config);

    /** Who tells it. */
    Storyteller<S, E> storyteller(DuoSetting<C, S, A, E, V> setting);

    /** Asks a person to decide. */
    Reply<A> ask(Seat person, Timeline<S, A, E> game, Input input, Cast cast);

    /** What a person should know before the first decision. */
    String advice();

    /** How a player stands: "7 HP". */
    String standing(S state, Seat seat);

    /** How many turns have been played. */
    int turns(S state);
}
