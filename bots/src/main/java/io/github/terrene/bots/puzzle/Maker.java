package io.github.terrene.bots.puzzle;

import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Host;
import io.github.terrene.kernel.play.Move;
import io.vavr.collection.Array;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * Finds puzzles in games of bots: in the last turns of a game, where it is decided, from its end backwards. The same game, seed and agents give the
 * same puzzles.
 *
 * @param game the game
 * @param agents who plays: for each seat of a configuration
 * @param limits how far each position is looked into
 * @param least how many lines a puzzle has at least: what is proved by fewer is too easy to be one
 * @param decisions how many decisions a puzzle needs at least
 */
public record Maker<C, S, A, E, V>(
        PuzzleGame<C, S, A, E, V> game, Agents<C, A, E, V> agents, Limits limits, int least, int decisions) {
    /** How far a position is looked into where thousands are tried. */
    public static final Limits QUICK = new Limits(8_000, 2_000);

    private static final Array<Goal> GOALS =
            Array.of(Goal.WIN_THIS_TURN, Goal.SURVIVE_THIS_TURN, Goal.SURVIVE_NEXT_TURN);

    private static final int SEVERAL = 100;
    private static final int MANY = 1_000_000;

    /** One decision between two choices. */
    private static final long EASY = (SEVERAL + 3L) * MANY;

    /** The bots that play. */
    @FunctionalInterface
    public interface Agents<C, A, E, V> {
        /** One for a seat. */
        Agent<V, A, E> of(C config, Seat seat);
    }

    /**
     * The best puzzle of the game with that seed: the one with the most decisions, choices and lines; none if there is no puzzle in it. Whether to
     * do one thing or not, once, is none.
     */
    public Option<Puzzle<A>> puzzle(long seed) {
        var dice = Rng.of(seed).dice();
        int players =
                game.rules().seats(game.start(Array.of(0, 0), seed).state()).size();
        Array<Integer> decks = Array.range(0, players)
                .map(seat -> dice.below(Math.max(1, game.decks().size())));
        C config = game.config().apply(decks);
        Seq<Move<S, A, E>> moves = Host.of(game.rules(), Seat.first(players).map(seat -> agents.of(config, seat)))
                .play(game.start(decks, seed), Rng.of(seed))
                .timeline()
                .moves();
        return best(decks, seed, moves);
    }

    private Option<Puzzle<A>> best(Array<Integer> decks, long seed, Seq<Move<S, A, E>> moves) {
        Solver<S, A, E, V> solver = game.solver(decks, limits);
        Array<A> actions = moves.map(Move::action).toArray();
        int last = turn(moves, moves.size());
        Array<Found<A>> found = Array.empty();
        for (Goal goal : GOALS) {
            for (boolean shown : new boolean[] {false, true}) {
                if (!shown || found.forAll(each -> !each.aimed().goal().equals(goal))) {
                    found = found.appendAll(found(solver, goal, shown, last, moves));
                }
            }
        }
        return found.filter(
                        each -> each.proof().lines() >= least && each.proof().own() >= decisions && each.rank() > EASY)
                .maxBy(Found::rank)
                .map(each -> new Puzzle<>(decks, seed, actions.take(each.after()), each.aimed(), each.proof()));
    }

    /**
     * What was found.
     *
     * @param after how many moves of the game were made before
     * @param choices how many choices there are at first
     */
    private record Found<A>(int after, int choices, Aimed aimed, Proof<A> proof) {
        /** Decisions count most, then choices, then lines. */
        long rank() {
            return ((long) proof.own() * SEVERAL + Math.min(choices, SEVERAL - 1)) * MANY
                    + Math.min(proof.lines(), MANY - 1);
        }
    }

    private int turn(Seq<Move<S, A, E>> moves, int after) {
        return after == 0
                ? 0
                : game.turns().applyAsInt(moves.get(after - 1).step().state());
    }

    /** Goes back from the end; where there were too many lines once, there are more before. */
    private Array<Found<A>> found(
            Solver<S, A, E, V> solver, Goal goal, boolean shown, int last, Seq<Move<S, A, E>> moves) {
        Array<Found<A>> found = Array.empty();
        Set<String> given = HashSet.empty();
        for (int after = moves.size() - 1; after > 0 && turn(moves, after) >= last - 1; after--) {
            Seat seat = game.rules().actor(moves.get(after).action());
            String which = seat + " " + turn(moves, after);
            if (!given.contains(which)) {
                Aimed aimed = new Aimed(seat, goal, shown);
                Either<NoPuzzle, Proof<A>> proof =
                        solver.proof(moves.get(after - 1).step().state(), aimed);
                given = proof.isLeft() && proof.getLeft() == NoPuzzle.MANY_LINES ? given.add(which) : given;
                int place = after;
                int choices = proof.isLeft()
                        ? 0
                        : game.rules()
                                .choices(moves.get(after - 1).step().state(), seat)
                                .size();
                found = found.appendAll(proof.toOption().map(proved -> new Found<>(place, choices, aimed, proved)));
            }
        }
        return found;
    }
}
