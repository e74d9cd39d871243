package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.examples.terminal.odyssey.tale.Detail;
import io.github.terrene.examples.terminal.odyssey.tale.Storyteller;
import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Timeline;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A game for two, or a match of its games, that is played with ready decks: what the program must know of it.
 *
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
interface Duo<C, S, A, E, V> {
    /** The game's name. */
    String title();

    /** The key of the message that says what is played: a game or a match. */
    default String kind() {
        return "game.of";
    }

    /** The game's name on the command line. */
    default String name() {
        return rules().notation().game();
    }

    /** The options that ask for it. */
    default String options() {
        return "--game " + name();
    }

    /** The same with cards of one's own besides, or what is wrong with them. */
    default Either<Seq<Problem>, ? extends Duo<?, ?, ?, ?, ?>> withCards(CardFile file) {
        return Either.left(Array.of(Problem.at(
                file.path().toString(), "cards/starter-set", "{game} is played with its starter set only", title())));
    }

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
    String advice(Messages messages);

    /** How a player stands: "7 HP", or how many games the player has won. */
    String standing(S state, Seat seat, Messages messages);

    /** How much has been played: "9 turns". */
    String length(S state, Messages messages);
}
