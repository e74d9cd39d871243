package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.examples.terminal.tale.Detail;
import io.github.terrene.examples.terminal.tale.Storyteller;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Timeline;
import io.vavr.collection.Array;
import io.vavr.control.Option;

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
    default Array<String> players() {
        return Players.BOTH.map(Players::name);
    }

    /** Its ready decks. */
    DeckBox<C, ?> decks();

    /** A bot that plays it. */
    Agent<V, A, E> bot(C config);

    /**
     * Who tells it.
     *
     * @param eyes through whose eyes; nobody's: everything is told
     */
    Storyteller<S, E> storyteller(PlayerNames cast, Detail detail, Option<Seat> eyes);

    /** Asks a person to decide. */
    Reply<A> ask(Seat person, Timeline<S, A, E> game, Input input, PlayerNames cast);

    /** What a person should know before the first decision. */
    String advice();

    /** How a player stands: "7 HP". */
    String standing(S state, Seat seat);

    /** How many turns have been played. */
    int turns(S state);
}
