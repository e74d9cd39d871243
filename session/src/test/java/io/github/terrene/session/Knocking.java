package io.github.terrene.session;

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
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A toy game without turns: two seats knock, which nobody hears, not even they themselves, until one opens the door. Whoever is asked is
 * asked the same again and again, and sees nothing new.
 */
final class Knocking implements Rules<String, Knocking.Knocks, Knocking.Act, String, String> {
    static final Knocking RULES = new Knocking();
    /** A door that only the one can reach, which nobody knows. */
    static final String ALONE = "alone";

    /** The same, where nobody takes the other to be there before the first knock. */
    static final String LATE = "late";

    static final Seat ONE = Seat.of(0);
    static final Seat OTHER = Seat.of(1);
    private static final Array<Seat> SEATS = Array.of(ONE, OTHER);

    enum What {
        OPEN,
        SCRATCH,
        KNOCK
    }

    record Act(Seat seat, What what) {}

    record Knocks(int number, boolean open, boolean alone) {}

    static Act act(Seat seat, What what) {
        return new Act(seat, what);
    }

    @Override
    public Either<Seq<Problem>, Opening<Knocks, String>> open(String config) {
        return config.isEmpty()
                ? Either.left(Array.of(Problem.missing("door", "")))
                : Either.right(seed -> new Step<>(begun(config), Array.of(config), false));
    }

    private static Knocks begun(String config) {
        boolean late = config.equals(LATE);
        return new Knocks(late ? -1 : 0, false, late || config.equals(ALONE));
    }

    @Override
    public Seq<Seat> seats(Knocks knocks) {
        return SEATS;
    }

    @Override
    public Seq<Decision> pending(Knocks knocks) {
        return knocks.open()
                ? Array.empty()
                : SEATS.take(knocks.alone() ? 1 : 2).map(seat -> new Decision(seat, "door"));
    }

    @Override
    public Seq<Act> legal(Knocks knocks, Seat seat) {
        return knocks.open() || !SEATS.contains(seat)
                ? Array.empty()
                : Array.of(What.values()).map(what -> new Act(seat, what));
    }

    @Override
    public Seq<Rejection> whyNot(Knocks knocks, Act act) {
        return knocks.open() ? Array.of(Rejection.of("K-1/open", "the door is open")) : Array.empty();
    }

    @Override
    public Seq<Refused<Act>> refused(Knocks knocks, Seat seat) {
        return Array.empty();
    }

    @Override
    public Either<Seq<Rejection>, Step<Knocks, String>> apply(Knocks knocks, Act act) {
        if (knocks.open()) {
            return Either.left(whyNot(knocks, act));
        }
        return Either.right(
                act.what() == What.OPEN
                        ? new Step<>(new Knocks(knocks.number(), true, knocks.alone()), Array.of("open"), false)
                        : new Step<>(new Knocks(knocks.number() + 1, false, knocks.alone()), Array.empty(), true));
    }

    @Override
    public Option<Outcome> outcome(Knocks knocks) {
        return Option.when(knocks.open(), () -> new Outcome(SEATS, "K-1"));
    }

    @Override
    public String view(Knocks knocks, Seat seat) {
        return knocks.open() ? "open" : knocks.number() < 0 ? "quiet" : "closed";
    }

    @Override
    public Seq<Seat> awaited(String view) {
        return view.equals("open") ? Array.empty() : SEATS.take(view.equals("quiet") ? 1 : 2);
    }

    @Override
    public Shown<Act> shown(String view) {
        throw new UnsupportedOperationException("nothing is shown");
    }

    @Override
    public String seenBy(String event, Seat seat) {
        return event;
    }

    @Override
    public CardPool pool(String config) {
        return CardPool.UNKNOWN;
    }

    @Override
    public Knocks imagine(String view, CardPool pool, Rng rng) {
        return new Knocks(0, view.equals("open"), false);
    }

    @Override
    public Seat actor(Act act) {
        return act.seat();
    }

    @Override
    public boolean concedes(Act act) {
        return false;
    }

    @Override
    public Notation<String, Knocks, Act> notation() {
        throw new UnsupportedOperationException("nothing is written down");
    }

    @Override
    public GameForms<String, Knocks, Act, String, String> forms() {
        throw new UnsupportedOperationException("nothing is written down");
    }
}
