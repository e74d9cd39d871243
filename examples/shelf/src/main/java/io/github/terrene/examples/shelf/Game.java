package io.github.terrene.examples.shelf;

import io.github.terrene.bots.agent.Sensible;
import io.github.terrene.bots.arena.ArenaGame;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.narrator.Cards;
import io.vavr.collection.Array;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A game that tables can be opened for. Programs that use it need not know which games there are.
 *
 * @param id its name in addresses
 * @param title its name for people
 * @param artifact the jar that brings its schema
 * @param rules its rules
 * @param players how many play
 * @param decks the names of the ready decks; none if it is played without
 * @param usual the places of the decks that are played if nothing else is said, one for each player
 * @param config the configuration for decks, by their places
 * @param bots plays for a seat; it remembers nothing, so it can be made anew for each decision
 * @param cards all cards, to be told of
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
public record Game<C, S, A, E, V>(
        String id,
        String title,
        String artifact,
        Rules<C, S, A, E, V> rules,
        int players,
        Array<String> decks,
        Array<Integer> usual,
        Function<Array<Integer>, C> config,
        BiFunction<C, Seat, Agent<V, A, E>> bots,
        Cards cards) {
    /** A game that arenas play, too; its bots do what players prefer. */
    static <C, S, A, E, V> Game<C, S, A, E, V> of(
            ArenaGame<C, S, A, E, V> arena, String artifact, Array<Integer> usual, Cards cards) {
        return new Game<>(
                arena.id(),
                arena.title(),
                artifact,
                arena.rules(),
                arena.players(),
                arena.decks(),
                usual,
                arena.config(),
                (config, seat) -> arena.opening()
                        .with(
                                config,
                                seat,
                                new Sensible<>(
                                        arena.book(), arena.rules().pool(config).knownTo(seat))),
                cards);
    }

    /** Its seats. */
    public Array<Seat> seats() {
        return Seat.first(players);
    }

    /** Whether each player needs a deck. */
    public boolean needsDecks() {
        return decks.nonEmpty();
    }
}
