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
 * A toy game without turns: two or three seats knock, which nobody hears, not even they themselves, until one opens the door. Whoever is
 * asked is asked the same again and again, and sees nothing new. All hear a bell, and the first two a whisper; who listens in secret waits for it; one of three may go.
 */
class Knocking implements Rules<String, Knocking.Knocks, Knocking.Act, String, String> {
    static final Knocking RULES = new Knocking();
    /** A door that only the one can reach, which nobody knows. */
    static final String ALONE = "alone";

    /** The same, where nobody takes the other to be there before the first knock. */
    static final String LATE = "late";

    /** A door for three. */
    static final String WIDE = "wide";

    static final Seat ONE = Seat.of(0);
    static final Seat OTHER = Seat.of(1);
    static final Seat THIRD = Seat.of(2);
    private static final Array<Seat> SEATS = Array.of(ONE, OTHER);

    enum What {
        OPEN,
        SCRATCH,
        RING,
        WHISPER,
        LISTEN,
        GO,
        KNOCK
    }

    record Act(Seat seat, What what) {}

    record Knocks(int number, boolean open, boolean alone, Array<Seat> seats, Array<Seat> gone, Array<Seat> listening) {
        Knocks again(int number, Array<Seat> gone, Array<Seat> listening) {
            return new Knocks(number, open, alone, seats, gone, listening);
        }

        Knocks opened() {
            return new Knocks(number, true, alone, seats, gone, listening);
        }
    }

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
        Array<Seat> seats = config.equals(WIDE) ? SEATS.append(THIRD) : SEATS;
        return new Knocks(late ? -1 : 0, false, late || config.equals(ALONE), seats, Array.empty(), Array.empty());
    }

    @Override
    public Seq<Seat> seats(Knocks knocks) {
        return knocks.seats();
    }

    @Override
    public Seq<Seat> staying(Knocks knocks) {
        return knocks.seats().removeAll(knocks.gone());
    }

    @Override
    public Seq<Decision> pending(Knocks knocks) {
        return knocks.open()
                ? Array.empty()
                : staying(knocks)
                        .removeAll(knocks.listening())
                        .take(knocks.alone() ? 1 : 3)
                        .map(seat -> new Decision(seat, "door"));
    }

    @Override
    public Seq<Act> legal(Knocks knocks, Seat seat) {
        return knocks.open() || !staying(knocks).contains(seat)
                ? Array.empty()
                : Array.of(What.values())
                        .filter(what -> what != What.GO || knocks.seats().size() > 2)
                        .map(what -> new Act(seat, what));
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
        int more = knocks.number() + 1;
        Array<Seat> gone = knocks.gone();
        Array<Seat> listening = knocks.listening();
        return Either.right(
                switch (act.what()) {
                    case OPEN -> new Step<>(knocks.opened(), Array.of("open"), false);
                    case RING -> new Step<>(knocks.again(more, gone, Array.empty()), Array.of("ring"), true);
                    case WHISPER -> new Step<>(knocks.again(more, gone, listening), Array.of("whisper"), true);
                    case GO ->
                        new Step<>(knocks.again(more, gone.append(act.seat()), listening), Array.of("gone"), false);
                    case LISTEN ->
                        new Step<>(knocks.again(more, gone, listening.append(act.seat())), Array.empty(), true);
                    case SCRATCH, KNOCK -> new Step<>(knocks.again(more, gone, listening), Array.empty(), true);
                });
    }

    @Override
    public Option<Outcome> outcome(Knocks knocks) {
        return Option.when(knocks.open(), () -> new Outcome(knocks.seats(), "K-1"));
    }

    @Override
    public String view(Knocks knocks, Seat seat) {
        return knocks.open()
                ? "open"
                : knocks.number() < 0 ? "quiet" : "closed to " + staying(knocks).size();
    }

    @Override
    public Seq<Seat> awaited(String view) {
        return view.equals("open") ? Array.empty() : Seat.first(view.equals("quiet") ? 1 : view.endsWith("3") ? 3 : 2);
    }

    @Override
    public Shown<Act> shown(String view) {
        throw new UnsupportedOperationException("nothing is shown");
    }

    /** The third stands too far away for a whisper. */
    @Override
    public Option<String> told(String event, Seat seat) {
        return Option.when(!event.equals("whisper") || SEATS.contains(seat), event);
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
        return view.equals("open") ? begun("").opened() : begun("");
    }

    @Override
    public Seat actor(Act act) {
        return act.seat();
    }

    @Override
    public boolean concedes(Act act) {
        return act.what() == What.GO;
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
