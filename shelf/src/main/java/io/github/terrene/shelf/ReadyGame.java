package io.github.terrene.shelf;

import io.github.terrene.bots.Playbook;
import io.github.terrene.bots.arena.ArenaGame;
import io.github.terrene.bots.puzzle.PuzzleGame;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Evaluation;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.narrator.Cards;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * All that there is of a game that is ready to be played: single games, games for arenas, and matches.
 *
 * <pre>{@code
 * ReadyGame.of(this, new Coins(), Coins.USUAL)
 * }</pre>
 *
 * <p>is a game without decks, cards and matches, whose bots try everything equally often. What a game has besides is said to a {@link
 * #builder}.
 *
 * @param game single games
 * @param book what bots need to know about it
 * @param byHeart what players begin with
 * @param first who went first in a game that is over; none if all act at the same time, or if nobody knows
 * @param turns how many turns have begun; always 0 in a game whose turns are not counted
 * @param matches matches of it, if there are any
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
public record ReadyGame<C, S, A, E, V>(
        Game<C, S, A, E, V> game,
        Playbook<S, A, E, V> book,
        ByHeart<C, A, E, V> byHeart,
        Function<S, Option<Seat>> first,
        ToIntFunction<S> turns,
        Option<Matches<?, C, S, A, E, V, ?>> matches) {
    /** A game of which there is nothing but rules and one configuration. */
    public static <C, S, A, E, V> ReadyGame<C, S, A, E, V> of(
            ShelvedGame shelved, Rules<C, S, A, E, V> rules, C config) {
        return builder(shelved, rules, Decks.none(config)).build();
    }

    /** A game with decks, to which more is added. */
    public static <C, S, A, E, V> Builder<C, S, A, E, V> builder(
            ShelvedGame shelved, Rules<C, S, A, E, V> rules, Decks<C> decks) {
        return new Builder<>(shelved, rules, decks);
    }

    /** A match of the game with the same decks, cards and bots, if there are matches. */
    public Option<Game<?, ?, A, ?, ?>> match() {
        return matches.map(each -> each.of(game));
    }

    /**
     * The game for arenas.
     *
     * @throws IllegalArgumentException if it cannot be played there: {@link ArenaGame}
     */
    public ArenaGame<C, S, A, E, V> arena() {
        return new ArenaGame<>(
                game.id(),
                game.title(),
                game.rules(),
                book,
                game.players(),
                game.decks().names(),
                game.decks().config(),
                byHeart.opening(),
                first,
                turns);
    }

    /** The game for puzzles. */
    public PuzzleGame<C, S, A, E, V> puzzles() {
        return new PuzzleGame<>(
                game.id(), game.rules(), game.decks().names(), game.decks().config(), turns);
    }

    /**
     * Puts a game together.
     *
     * @param <C> configurations
     * @param <S> states
     * @param <A> actions
     * @param <E> events
     * @param <V> views
     */
    public static final class Builder<C, S, A, E, V> {
        private static final double EVEN = 0.5;

        private final ShelvedGame shelved;
        private final Rules<C, S, A, E, V> rules;
        private final Decks<C> decks;
        private int players;
        private Playbook<S, A, E, V> book;
        private ByHeart<C, A, E, V> byHeart = ByHeart.nothing();
        private Option<Bots<C, A, E, V>> bots = Option.none();
        private Cards cards = Cards.NONE;
        private Function<S, Option<Seat>> first = state -> Option.none();
        private ToIntFunction<S> turns = state -> 0;
        private Option<Matches<?, C, S, A, E, V, ?>> matches = Option.none();

        private Builder(ShelvedGame shelved, Rules<C, S, A, E, V> rules, Decks<C> decks) {
            this.shelved = shelved;
            this.rules = rules;
            this.decks = decks;
            this.players = decks.usual().isEmpty()
                    ? shelved.players().head()
                    : decks.usual().size();
            this.book = new Playbook<>(rules, Policy.uniform(rules), (state, seat) -> EVEN);
        }

        /** How many play; as many as have a deck, or the fewest that can play if there are no decks. */
        public Builder<C, S, A, E, V> players(int number) {
            players = number;
            return this;
        }

        /** What players prefer, and how good a state looks; they prefer nothing, and every state looks even, if nothing is said. */
        public Builder<C, S, A, E, V> playStyle(Policy<? super S, ? super A> policy, Evaluation<? super S> evaluation) {
            book = new Playbook<>(rules, policy, evaluation);
            return this;
        }

        /** What players know by heart; nothing if nothing is said. */
        public Builder<C, S, A, E, V> byHeart(ByHeart<C, A, E, V> known) {
            byHeart = known;
            return this;
        }

        /** Bots of the game's own; the {@linkplain io.github.terrene.bots.level.Level levels} for all games if nothing is said. */
        public Builder<C, S, A, E, V> bots(Bots<C, A, E, V> own) {
            bots = Option.some(own);
            return this;
        }

        /** All cards, to be told of; none if nothing is said. */
        public Builder<C, S, A, E, V> cards(Cards all) {
            cards = all;
            return this;
        }

        /** Who went first in a game that is over; nobody knows if nothing is said. */
        public Builder<C, S, A, E, V> first(Function<S, Option<Seat>> seat) {
            first = seat;
            return this;
        }

        /** How many turns have begun; they are not counted if nothing is said. */
        public Builder<C, S, A, E, V> turns(ToIntFunction<S> begun) {
            turns = begun;
            return this;
        }

        /** Matches of it; there are none if nothing is said. */
        public Builder<C, S, A, E, V> matches(Matches<?, C, S, A, E, V, ?> several) {
            matches = Option.some(several);
            return this;
        }

        /** The game. */
        public ReadyGame<C, S, A, E, V> build() {
            Game<C, S, A, E, V> game = new Game<>(
                    shelved.id(),
                    shelved.title(),
                    shelved.artifacts().headOption(),
                    rules,
                    players,
                    decks,
                    bots.getOrElse(() -> levels(rules, book, byHeart)),
                    byHeart.suggested(),
                    cards);
            return new ReadyGame<>(game, book, byHeart, first, turns, matches);
        }

        private static <C, S, A, E, V> Bots<C, A, E, V> levels(
                Rules<C, S, A, E, V> rules, Playbook<S, A, E, V> book, ByHeart<C, A, E, V> byHeart) {
            return (config, seat, level, nanos) -> byHeart.opening()
                    .with(config, seat, level.bot(book, rules.pool(config).knownTo(seat), nanos));
        }
    }
}
