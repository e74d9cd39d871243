package io.github.terrene.bots;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.GameForms;
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
import io.github.terrene.kernel.play.Policy;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A game of two that is small enough to know the best play. Its positions are what players see.
 *
 * @param <S> positions
 */
public abstract class Toy<S> implements Rules<String, S, Toy.Say, String, S> {
    /** Both seats. */
    protected static final Array<Seat> SEATS = Seat.first(2);

    /** A number that a player says. */
    public record Say(Seat seat, int number) {}

    /** Where it begins. */
    protected abstract S begin();

    /** What everybody is told when it begins. */
    protected Array<String> happening() {
        return Array.empty();
    }

    /** Who says a number now. */
    protected abstract Array<Seat> saying(S position);

    /** The highest number that can be said; the lowest is 1. */
    protected abstract int most(S position);

    /** What comes of a number. */
    protected abstract S after(S position, Say say);

    /** What bots need of it: nothing is preferred, and nothing can be seen before the end. */
    public final Playbook<S, Say, String, S> playbook() {
        return new Playbook<>(this, Policy.uniform(this), (position, seat) -> 0.5);
    }

    @Override
    public final Either<Seq<Problem>, Opening<S, String>> open(String config) {
        return Either.right(seed -> new Step<>(begin(), happening(), false));
    }

    @Override
    public final Seq<Seat> seats(S position) {
        return SEATS;
    }

    @Override
    public final Seq<Decision> pending(S position) {
        return outcome(position).isDefined()
                ? Array.empty()
                : saying(position).map(seat -> new Decision(seat, "number"));
    }

    @Override
    public final Seq<Say> legal(S position, Seat seat) {
        return outcome(position).isEmpty() && saying(position).contains(seat)
                ? Array.rangeClosed(1, most(position)).map(number -> new Say(seat, number))
                : Array.empty();
    }

    @Override
    public final Seq<Rejection> whyNot(S position, Say say) {
        return legal(position, say.seat()).contains(say)
                ? Array.empty()
                : Array.of(Rejection.of("T-1/not-now", "that cannot be said now"));
    }

    @Override
    public final Seq<Refused<Say>> refused(S position, Seat seat) {
        return Array.empty();
    }

    @Override
    public final Either<Seq<Rejection>, Step<S, String>> apply(S position, Say say) {
        Seq<Rejection> why = whyNot(position, say);
        return why.isEmpty() ? Either.right(new Step<>(after(position, say), Array.empty(), false)) : Either.left(why);
    }

    @Override
    public S view(S position, Seat seat) {
        return position;
    }

    @Override
    public final Seq<Seat> awaited(S view) {
        return outcome(view).isDefined() ? Array.empty() : saying(view);
    }

    @Override
    public final Shown<Say> shown(S view) {
        throw new UnsupportedOperationException("nothing is shown");
    }

    @Override
    public final String seenBy(String event, Seat seat) {
        return event;
    }

    @Override
    public CardPool pool(String config) {
        return CardPool.UNKNOWN;
    }

    @Override
    public S imagine(S view, CardPool pool, Rng rng) {
        return view;
    }

    @Override
    public final Seat actor(Say say) {
        return say.seat();
    }

    @Override
    public final boolean concedes(Say say) {
        return false;
    }

    @Override
    public final Notation<String, S, Say> notation() {
        throw new UnsupportedOperationException("nothing is written down");
    }

    @Override
    public final GameForms<String, S, Say, String, S> forms() {
        throw new UnsupportedOperationException("nothing is written down");
    }

    /** That seat has won. */
    protected static Option<Outcome> wonBy(int seat) {
        return Option.some(new Outcome(Array.of(Seat.of(seat)), "T-2"));
    }
}
