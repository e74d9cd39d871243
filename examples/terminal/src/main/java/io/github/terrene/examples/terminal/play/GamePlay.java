package io.github.terrene.examples.terminal.play;

import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.kernel.play.Timeline;
import io.vavr.collection.Seq;
import java.util.function.BiConsumer;

/**
 * Plays a game, a match or an encounter: asks the awaited players, the lowest seat first, carries out what they choose, and has it told.
 *
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param rules the rules
 * @param players by seat
 * @param teller is told each move, with the state before it
 */
public record GamePlay<S, A, E>(
        Rules<?, S, A, E, ?> rules, Seq<Player<S, A, E>> players, BiConsumer<S, Move<S, A, E>> teller) {

    /**
     * Plays until nobody is awaited or somebody quits.
     *
     * @param rng the generator from which each player's stream of chance is split
     */
    public Timeline<S, A, E> play(Step<S, E> start, Rng rng) {
        Timeline<S, A, E> game = Timeline.from(start);
        int[] decided = new int[players.size()];
        boolean here = true;
        while (here && !rules.deciders(game.state()).isEmpty()) {
            Seat seat = rules.deciders(game.state()).head();
            Rng own = rng.streamOf(seat).split(decided[seat.index()]++);
            Reply<A> reply = players.get(seat.index()).decide(game, own);
            here = reply.kind() != Reply.Kind.QUIT;
            game = after(game, seat, reply);
        }
        return game;
    }

    private Timeline<S, A, E> after(Timeline<S, A, E> game, Seat seat, Reply<A> reply) {
        return switch (reply.kind()) {
            case ACT -> reply.actions().foldLeft(game, this::played);
            case UNDO -> game.undo(rules, seat).getOrElse(game);
            case QUIT -> game;
        };
    }

    private Timeline<S, A, E> played(Timeline<S, A, E> before, A action) {
        Timeline<S, A, E> now = before.play(rules, action)
                .getOrElseThrow(reasons -> new IllegalStateException("a player chose what is refused: " + reasons));
        teller.accept(before.state(), new Move<>(action, now.last()));
        return now;
    }
}
