package io.github.terrene.bots.arena;

import io.github.terrene.bots.arena.result.Fixture;
import io.github.terrene.bots.arena.result.GameResult;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.AgentFailure;
import io.github.terrene.kernel.play.Host;
import io.github.terrene.kernel.play.Played;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Plays games, several at the same time. Which games are played and how they end does not depend on the number of threads.
 *
 * @param plan the games to play
 * @param threads how many games are played at the same time, 1 or more
 */
public record Arena(Plan plan, int threads) {
    /**
     * Plays the games of the plan.
     *
     * @param known results from earlier runs
     * @param finished called with each result as it comes in, one at a time
     * @param failed called for each agent that failed, with its game, on the thread that plays the game
     * @return all results, the known ones first
     */
    public Array<GameResult> play(
            Seq<GameResult> known, Consumer<GameResult> finished, BiConsumer<Fixture, AgentFailure> failed) {
        ExecutorService threads = Executors.newFixedThreadPool(this.threads, Arena::worker);
        try {
            return plan.play(known, numbers -> played(numbers, threads, finished, failed));
        } finally {
            threads.shutdownNow();
        }
    }

    /** A daemon thread: a program that ends does not wait for its games. */
    private static Thread worker(Runnable games) {
        Thread thread = new Thread(games, "arena");
        thread.setDaemon(true);
        return thread;
    }

    private Array<GameResult> played(
            Array<Integer> numbers,
            ExecutorService threads,
            Consumer<GameResult> finished,
            BiConsumer<Fixture, AgentFailure> failed) {
        CompletionService<GameResult> games = new ExecutorCompletionService<>(threads);
        numbers.forEach(number -> games.submit(() -> played(plan.game(number), plan.fixture(number), failed)));
        return numbers.map(any -> {
            GameResult result = taken(games);
            finished.accept(result);
            return result;
        });
    }

    private static GameResult played(
            ArenaGame<?, ?, ?, ?, ?> game, Fixture fixture, BiConsumer<Fixture, AgentFailure> failed) {
        try {
            return play(game, fixture, failed);
        } catch (RuntimeException | Error failure) {
            String agents = fixture.agents().mkString(" against ");
            throw new IllegalStateException("game " + fixture.number() + ", " + agents + ", broke off", failure);
        }
    }

    private static GameResult taken(CompletionService<GameResult> games) {
        try {
            return games.take().get();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the arena was interrupted", stopped);
        } catch (ExecutionException failure) {
            @Nullable Throwable cause = failure.getCause();
            String why = String.valueOf((cause == null ? failure : cause).getMessage());
            throw new IllegalStateException("not all games could be played: " + why, cause);
        }
    }

    /**
     * Plays one game.
     *
     * @param game the game that the fixture names
     * @throws IllegalArgumentException if the game has no such decks or agents, or does not allow them
     */
    public static GameResult play(ArenaGame<?, ?, ?, ?, ?> game, Fixture fixture) {
        return play(game, fixture, (any, failure) -> {});
    }

    private static <C, S, A, E, V> GameResult play(
            ArenaGame<C, S, A, E, V> game, Fixture fixture, BiConsumer<Fixture, AgentFailure> failed) {
        C config = game.config().apply(fixture.decks().map(game.decks()::indexOf));
        Step<S, E> start = game.rules()
                .start(config, fixture.seed())
                .getOrElseThrow(problems -> new IllegalArgumentException(problems.mkString("; ")));
        Array<AgentSpec> specs = fixture.agents().map(Arena::spec);
        Array<Seated<V, A, E>> seated = specs.zipWithIndex((spec, seat) -> seated(game, config, spec, Seat.of(seat)));
        Option<Outcome> outcome = Option.none();
        try {
            Array<Agent<V, A, E>> agents =
                    seated.zipWithIndex((each, seat) -> game.opening().with(config, Seat.of(seat), each.agent()));
            Played<S, A, E> played = Host.of(game.rules(), agents)
                    .play(start, Rng.of(fixture.seed()).split(1));
            outcome = played.outcome();
            return result(game, fixture, played);
        } catch (AgentFailure failure) {
            failed.accept(fixture, failure);
            double points = fixture.ofOne(failure.seat()) ? 0 : 1;
            return new GameResult(fixture, points, Option.none(), 0, failure.decision(), GameResult.FAILED);
        } finally {
            for (Seated<V, A, E> each : seated) {
                each.leave().accept(outcome);
            }
        }
    }

    private static AgentSpec spec(String text) {
        return AgentSpec.parse(text).getOrElseThrow(problems -> new IllegalArgumentException(problems.mkString("; ")));
    }

    private static <C, S, A, E, V> Seated<V, A, E> seated(
            ArenaGame<C, S, A, E, V> game, C config, AgentSpec spec, Seat seat) {
        CardPool own = game.rules().pool(config).knownTo(seat);
        return spec.seated(game.book(), own, new AgentSpec.Place(game.id(), seat, Seat.first(game.players())));
    }

    private static <S, A, E> GameResult result(ArenaGame<?, S, A, E, ?> game, Fixture fixture, Played<S, A, E> played) {
        S end = played.state();
        Option<Outcome> won = played.outcome().filter(outcome -> !outcome.drawn());
        return new GameResult(
                fixture,
                won.map(outcome -> outcome.wonBy(fixture.seat()) ? 1.0 : 0.0).getOrElse(0.5),
                won.flatMap(outcome -> game.first().apply(end).map(outcome::wonBy)),
                game.turns().applyAsInt(end),
                played.timeline().length(),
                played.outcome().map(Outcome::rule).getOrElse(GameResult.STOPPED));
    }
}
