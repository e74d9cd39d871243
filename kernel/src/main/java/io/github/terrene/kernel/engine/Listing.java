package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.vavr.collection.Seq;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.Function;

/**
 * Collects what legal actions name, out of everything that is offered to it.
 *
 * @param <F> what the actions of the currently offering rule name
 */
public class Listing<F> {
    private static final Object[] NOTHING = {};
    private static final byte[] NO_KINDS = {};
    private static final int SOME_MORE = 4;

    private final ActionRule<Object, ?, Object, ?>[] rules;
    private final Object state;
    private final Seat seat;
    private final boolean one;
    private Object[] found = NOTHING;
    private byte[] kinds = NO_KINDS;
    private int size;
    private byte kind;

    /**
     * An empty listing.
     *
     * @param rules for the kinds of actions to be listed, in their order, all for states of this type
     * @param one whether no more than one is wanted, which does not concede
     */
    @SuppressWarnings("unchecked") // each rule is only given what it has found itself
    Listing(ActionRule<?, ?, ?, ?>[] rules, Object state, Seat seat, boolean one) {
        this.rules = (ActionRule<Object, ?, Object, ?>[]) rules;
        this.state = state;
        this.seat = seat;
        this.one = one;
    }

    /** Has the rules offer what they find. */
    @SuppressWarnings("unchecked") // each rule is only given what it has found itself
    final void list() {
        for (kind = 0; kind < rules.length && !enough(); kind++) {
            if (!one || !rules[kind].concedes()) {
                ask(rules[kind], state, seat, (Listing<Object>) this);
            }
        }
    }

    /** Has one rule offer what it finds. */
    void ask(ActionRule<Object, ?, Object, ?> rule, Object game, Seat whose, Listing<Object> listing) {
        rule.list(game, whose, listing);
    }

    /** Whether the seat could choose such an action now. This matters only for what is {@linkplain ActionRule#conceivable conceivable}. */
    public boolean offered() {
        return true;
    }

    /** Makes room for that many more actions. It is a hint: more or fewer may follow. */
    public final void expect(int more) {
        int room = size + (one ? 1 : more);
        if (room > found.length) {
            makeRoom(room);
        }
    }

    /** Kinds something that an action could name; the rule decides whether it may. */
    public void offer(F candidate) {
        if (rules[kind].permits(state, seat, candidate, Verdict.SILENT)) {
            keep(candidate);
        }
    }

    /** Keeps what the currently offering rule has found. */
    final void keep(F candidate) {
        if (size == found.length) {
            makeRoom(Math.max(one ? 1 : rules.length + SOME_MORE, 2 * size + 2));
        }
        found[size] = candidate;
        kinds[size++] = kind;
    }

    /** Kinds all of these, in their order. */
    public final void offerAll(Seq<? extends F> candidates) {
        offerFrom(0, candidates);
    }

    /** Kinds those from that place on, in their order. */
    public final void offerFrom(int first, Seq<? extends F> candidates) {
        for (int i = first; i < candidates.size(); i++) {
            offer(candidates.get(i));
        }
    }

    private void makeRoom(int room) {
        found = Arrays.copyOf(found, room);
        kinds = Arrays.copyOf(kinds, room);
    }

    /** Whether no more are wanted: a rule may then stop offering, but need not. */
    public final boolean enough() {
        return one && size > 0;
    }

    /** How many actions there are so far. */
    public final int size() {
        return size;
    }

    /** The place of the currently offering rule among all that are asked. */
    final int asked() {
        return kind;
    }

    private ActionRule<Object, ?, Object, ?> rule(int place) {
        return rules[kinds[Objects.checkIndex(place, size)]];
    }

    /** The kind of the action at that place. */
    public final Class<?> kind(int place) {
        return rule(place).kind();
    }

    /** The action at that place, created when asked for. */
    final Object made(int place) {
        return rule(place).naming(seat, found[place]);
    }

    /** All actions, created when asked for. */
    final Seq<?> made() {
        ArrayBuilder<Object> all = new ArrayBuilder<>(size);
        for (int place = 0; place < size; place++) {
            all.add(made(place));
        }
        return all.all();
    }

    /** What the action at that place leads to. */
    @SuppressWarnings("unchecked") // the rules are for such states, and for what carries out their actions
    final <S, E, P extends RunningAction<S, E>> Step<S, E> step(int place, Function<S, P> begin) {
        ActionRule<?, ?, Object, P> rule = (ActionRule<?, ?, Object, P>) (ActionRule<?, ?, ?, ?>) rule(place);
        P play = begin.apply((S) state);
        rule.carryOut(seat, found[place], play);
        return play.proceed(seat);
    }
}
