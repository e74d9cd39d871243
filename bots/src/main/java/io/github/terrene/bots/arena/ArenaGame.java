package io.github.terrene.bots.arena;

import io.github.terrene.bots.Playbook;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.vavr.collection.Array;
import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * A game that arenas can play: a game for two players, or for teams in alternating seats, A and C against B and D.
 *
 * @param id its name on the command line
 * @param title its name for people
 * @param rules its rules
 * @param book what bots need to know about it
 * @param players the number of players, which is even
 * @param decks the names of its decks; empty if it is played without decks
 * @param config makes a configuration from the places of decks, one for each seat; none if it is played without decks
 * @param opening what an agent knows by heart
 * @param first who went first in a game that is over; none if all act at the same time
 * @param turns how many turns a game took
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
public record ArenaGame<C, S, A, E, V>(
        String id,
        String title,
        Rules<C, S, A, E, V> rules,
        Playbook<S, A, E, V> book,
        int players,
        Array<String> decks,
        Function<Array<Integer>, C> config,
        Opening<C, V, A, E> opening,
        Function<S, Option<Seat>> first,
        ToIntFunction<S> turns) {
    /** What every agent is given to begin with, such as the party that its deck suggests. Many games have nothing of the kind. */
    @FunctionalInterface
    public interface Opening<C, V, A, E> {
        /** An agent that plays what is known by heart, and asks the other agent about everything else. */
        Agent<V, A, E> with(C config, Seat seat, Agent<V, A, E> thinking);
    }

    /**
     * A game.
     *
     * @throws IllegalArgumentException if the number of players is odd, two decks have the same name, or a name contains a line break or a bar
     */
    public ArenaGame {
        if (players < 2 || players % 2 == 1) {
            throw new IllegalArgumentException("an arena has two sides of equally many players, not " + players);
        }
        if (decks.distinct().size() < decks.size() || decks.exists(name -> name.matches("(?s).*[|\\r\\n].*"))) {
            throw new IllegalArgumentException("each deck needs a name of its own, in a line without bars: " + decks);
        }
    }

    /**
     * The same game with only some of its decks.
     *
     * @param places the places of these decks, in their new order
     */
    public ArenaGame<C, S, A, E, V> only(Array<Integer> places) {
        return new ArenaGame<>(
                id,
                title,
                rules,
                book,
                players,
                places.map(decks::get),
                chosen -> config.apply(chosen.map(places::get)),
                opening,
                first,
                turns);
    }

    /** The ids of the cards of each deck. */
    public Array<Set<String>> deckCards() {
        return Array.range(0, decks.size())
                .map(deck -> rules.pool(config.apply(Array.fill(players, deck))))
                .map(pool -> HashSet.ofAll(pool.ofSeats().head()));
    }

    /** The same game with another id, for one whose results must not be taken for results of this. */
    public ArenaGame<C, S, A, E, V> as(String other) {
        return new ArenaGame<>(other, title, rules, book, players, decks, config, opening, first, turns);
    }
}
