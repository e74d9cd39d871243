package io.github.terrene.examples.terminal.told;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Timeline;
import io.vavr.control.Option;

/**
 * Where something is played: how it is told, and how a person is asked in it.
 *
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 */
public interface Stage<S, A, E> {
    /**
     * Who tells it.
     *
     * @param eyes through whose eyes; nobody's: everything is told
     */
    Storyteller<S, E> storyteller(PlayerNames cast, Detail detail, Option<Seat> eyes);

    /** Asks a person until there is a decision. */
    Reply<A> ask(Seat person, Timeline<S, A, E> played, Input input, PlayerNames cast);

    /** How a player stands: hit points, or how many games the player has won; none if no number says so. */
    Option<String> standing(S state, Seat seat, PlayerNames cast);

    /** How much has been played: "9 turns"; an empty text if nobody counts. */
    String length(S state, Messages messages);
}
