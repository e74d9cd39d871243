package io.github.terrene.examples.shelf;

import io.github.terrene.bots.Playbook;
import io.github.terrene.bots.arena.ArenaGame;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.compose.BestOfThree;
import io.github.terrene.kernel.compose.Match;
import io.github.terrene.kernel.compose.MatchEvent;
import io.github.terrene.kernel.compose.MatchView;
import io.github.terrene.narrator.Cards;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * All that there is of a game that is played with ready decks: single games for tables and for arenas, and matches.
 *
 * @param id its name in addresses and on command lines
 * @param title its name for people
 * @param artifact the jar that brings its schema
 * @param rules its rules
 * @param book what bots need of it
 * @param decks its decks
 * @param byHeart what players begin with
 * @param cards all cards, to be told of
 * @param first who went first in a game that is over; none if all act at the same time
 * @param turns how many turns have begun
 * @param matches matches of it
 * @param <C> configurations of matches
 * @param <G> configurations of games
 * @param <S> states of games
 * @param <A> actions
 * @param <E> events of games
 * @param <V> views of games
 * @param <T> tables
 */
public record ReadyGame<C, G, S, A, E, V, T>(
        String id,
        String title,
        String artifact,
        Rules<G, S, A, E, V> rules,
        Playbook<S, A, E, V> book,
        Decks<G> decks,
        ByHeart<G, A, E, V> byHeart,
        Cards cards,
        Function<S, Option<Seat>> first,
        ToIntFunction<S> turns,
        Matches<C, G, S, A, E, V, T> matches) {
    /** How many play. */
    public int players() {
        return decks.usual().size();
    }

    /** A single game. */
    public Game<G, S, A, E, V> game() {
        Bots<G, A, E, V> bots = (config, seat, level, nanos) -> byHeart.opening()
                .with(config, seat, level.bot(book, rules.pool(config).knownTo(seat), nanos));
        return new Game<>(id, title, artifact, rules, players(), decks, bots, byHeart.suggested(), cards);
    }

    /** A match. */
    public Game<C, Match<C, S>, A, MatchEvent<E, T>, MatchView<V>> match() {
        Game<G, S, A, E, V> game = game();
        return new Game<>(
                id,
                title,
                artifact,
                matches.rules(),
                players(),
                decks.as(matches.of(), matches.game()),
                (config, seat, level, nanos) ->
                        BestOfThree.agent(() -> game.bots().bot(matches.game().apply(config), seat, level, nanos)),
                (config, view) -> game.suggested().apply(matches.game().apply(config), view.game()),
                cards);
    }

    /** A game for arenas. */
    ArenaGame<G, S, A, E, V> arena() {
        return new ArenaGame<>(
                id, title, rules, book, players(), decks.names(), decks.config(), byHeart.opening(), first, turns);
    }
}
