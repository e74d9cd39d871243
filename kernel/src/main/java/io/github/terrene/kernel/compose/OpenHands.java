package io.github.terrene.kernel.compose;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Refused;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Shown;
import io.github.terrene.kernel.Step;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A game whose onlookers look over the shoulders of all players: they see each card that at least one player sees. What no player knows, such as a deck,
 * is hidden from them, too, and players see what they always see. It is for games that are over, and for those whose players agree: an onlooker can
 * tell a player.
 *
 * <pre>{@code
 * Rules<...> open = new OpenHands<>(rules, Seat.first(2));
 * V all = open.view(state, Seat.ONLOOKER);
 * }</pre>
 *
 * @param rules the game
 * @param players the seats over whose shoulders onlookers look
 */
public record OpenHands<C, S, A, E, V>(Rules<C, S, A, E, V> rules, Array<Seat> players)
        implements Rules<C, S, A, E, V> {
    @Override
    public V view(S state, Seat seat) {
        V own = rules.view(state, seat);
        return players.contains(seat)
                ? own
                : players.foldLeft(
                        own,
                        (seen, player) ->
                                Together.of(forms().types(), forms().view(), seen, rules.view(state, player)));
    }

    @Override
    public E seenBy(E event, Seat seat) {
        E own = rules.seenBy(event, seat);
        return players.contains(seat)
                ? own
                : players.foldLeft(
                        own,
                        (seen, player) ->
                                Together.of(forms().types(), forms().event(), seen, rules.seenBy(event, player)));
    }

    @Override
    public Option<E> told(E event, Seat seat) {
        return rules.told(event, seat).map(own -> seenBy(event, seat));
    }

    // ---- All else is as in the game.

    @Override
    public Either<Seq<Problem>, Opening<S, E>> open(C config) {
        return rules.open(config);
    }

    @Override
    public Seq<Seat> seats(S state) {
        return rules.seats(state);
    }

    @Override
    public Seq<Seat> staying(S state) {
        return rules.staying(state);
    }

    @Override
    public Seq<Decision> pending(S state) {
        return rules.pending(state);
    }

    @Override
    public Seq<Seat> deciders(S state) {
        return rules.deciders(state);
    }

    @Override
    public Seq<A> legal(S state, Seat seat) {
        return rules.legal(state, seat);
    }

    @Override
    public Seq<A> choices(S state, Seat seat) {
        return rules.choices(state, seat);
    }

    @Override
    public A fallback(S state, Seat seat) {
        return rules.fallback(state, seat);
    }

    @Override
    public Moves<S, A, E> moves(S state, Seat seat) {
        return rules.moves(state, seat);
    }

    @Override
    public Seq<Rejection> whyNot(S state, A action) {
        return rules.whyNot(state, action);
    }

    @Override
    public Seq<Refused<A>> refused(S state, Seat seat) {
        return rules.refused(state, seat);
    }

    @Override
    public Either<Seq<Rejection>, Step<S, E>> apply(S state, A action) {
        return rules.apply(state, action);
    }

    @Override
    public Option<Outcome> outcome(S state) {
        return rules.outcome(state);
    }

    @Override
    public Seq<Array<Seat>> ranks(S state) {
        return rules.ranks(state);
    }

    @Override
    public Shown<A> shown(V view) {
        return rules.shown(view);
    }

    @Override
    public Seq<Seat> awaited(V view) {
        return rules.awaited(view);
    }

    /** As what any seat sees in the game: what an onlooker sees here beyond that may be different in it. */
    @Override
    public S imagine(V view, CardPool pool, Rng rng) {
        return rules.imagine(view, pool, rng);
    }

    @Override
    public Knowledge remembered(Knowledge known, E told) {
        return rules.remembered(known, told);
    }

    @Override
    public CardPool pool(C config) {
        return rules.pool(config);
    }

    @Override
    public Seat actor(A action) {
        return rules.actor(action);
    }

    @Override
    public boolean concedes(A action) {
        return rules.concedes(action);
    }

    @Override
    public Notation<C, S, A> notation() {
        return rules.notation();
    }

    @Override
    public GameForms<C, S, A, E, V> forms() {
        return rules.forms();
    }
}
