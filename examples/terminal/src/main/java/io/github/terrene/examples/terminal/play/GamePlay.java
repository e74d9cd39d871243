package io.github.terrene.examples.terminal.play;

import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.kernel.play.Timeline;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
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
 * @param faults is told who has chosen an action whose effects are faulty, and how: it is not carried out, and whoever has chosen it is asked again
 * @param patience how long bots play among themselves
 */
public record GamePlay<S, A, E>(
        Rules<?, S, A, E, ?> rules,
        Seq<Player<S, A, E>> players,
        BiConsumer<S, Move<S, A, E>> teller,
        BiConsumer<Seat, FaultyEffect> faults,
        Patience patience) {

    /**
     * Plays until nobody is awaited, somebody quits, or the patience with bots is at its end.
     *
     * @param rng the generator from which each player's stream of chance is split
     */
    public Timeline<S, A, E> play(Step<S, E> start, Rng rng) {
        Timeline<S, A, E> game = Timeline.from(start);
        int[] decided = new int[players.size()];
        boolean here = true;
        Seq<A> prevented = Array.empty();
        while (here && patience.lasts() && !rules.deciders(game.state()).isEmpty()) {
            Seat seat = rules.deciders(game.state()).head();
            patience.decided(seat);
            Rng own = rng.streamOf(seat).split(decided[seat.index()]++);
            Reply<A> reply = players.get(seat.index()).decide(game, own, prevented);
            here = reply.kind() != Reply.Kind.QUIT;
            After<S, A, E> after = after(game, seat, reply);
            prevented = after.game() == game ? prevented.appendAll(after.prevented()) : Array.empty();
            game = after.game();
        }
        return game;
    }

    /**
     * The game after a reply.
     *
     * @param prevented what a faulty effect has kept from being carried out; the rest of the reply is not carried out either
     */
    private record After<S, A, E>(Timeline<S, A, E> game, Option<A> prevented) {}

    private After<S, A, E> after(Timeline<S, A, E> game, Seat seat, Reply<A> reply) {
        return switch (reply.kind()) {
            case ACT -> acted(game, seat, reply.actions());
            case UNDO -> new After<>(game.undo(rules, seat).getOrElse(game), Option.none());
            case QUIT -> new After<>(game, Option.none());
        };
    }

    private After<S, A, E> acted(Timeline<S, A, E> before, Seat seat, Seq<A> actions) {
        Timeline<S, A, E> game = before;
        for (A action : actions) {
            Option<Timeline<S, A, E>> next = played(game, seat, action);
            if (next.isEmpty()) {
                return new After<>(game, Option.some(action));
            }
            teller.accept(game.state(), new Move<>(action, next.get().last()));
            game = next.get();
        }
        return new After<>(game, Option.none());
    }

    /** The game after an action; none if a faulty effect prevents it. */
    private Option<Timeline<S, A, E>> played(Timeline<S, A, E> before, Seat seat, A action) {
        try {
            return Option.some(before.play(rules, action)
                    .getOrElseThrow(
                            reasons -> new IllegalStateException("a player chose what is refused: " + reasons)));
        } catch (FaultyEffect faulty) {
            faults.accept(seat, faulty);
            return Option.none();
        }
    }
}
