package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.GameAction;
import io.github.terrene.kernel.LegalActions;
import io.github.terrene.kernel.Seat;
import java.util.Arrays;
import java.util.Objects;

/**
 * Collects what legal actions name, among all that is offered to it. The actions are made when somebody asks for them.
 *
 * @param <F> what the actions of the rule name that is offering now
 */
public final class Listing<F> implements LegalActions<GameAction> {
    private static final Object[] NOTHING = {};
    private static final byte[] NO_KINDS = {};

    private final ActionRule<Object, GameAction, Object, ?>[] rules;
    private final Object state;
    private final Seat seat;
    private final int usual;
    private final int most;
    private Object[] found = NOTHING;
    private byte[] kinds = NO_KINDS;
    private int size;
    private int kind;

    /**
     * An empty listing.
     *
     * @param rules one for each kind of action, all for states of this type
     * @param usual how many actions there will usually be
     * @param most how many are wanted
     */
    @SuppressWarnings("unchecked") // each rule is only given what it has found itself
    Listing(ActionRule<?, ?, ?, ?>[] rules, Object state, Seat seat, int usual, int most) {
        this.rules = (ActionRule<Object, GameAction, Object, ?>[]) rules;
        this.state = state;
        this.seat = seat;
        this.usual = usual;
        this.most = most;
    }

    /** This listing, once the rules for these kinds have offered what they find. */
    @SuppressWarnings("unchecked") // each rule is only given what it has found itself
    Listing<F> list(long offered) {
        for (long left = offered; left != 0 && !enough(); left &= left - 1) {
            kind = Long.numberOfTrailingZeros(left);
            rules[kind].list(state, seat, (Listing<Object>) this);
        }
        return this;
    }

    /** Makes room for that many more actions. It is a hint: more or fewer may follow. */
    public void expect(int more) {
        int room = size + Math.min(more, most);
        if (room > found.length) {
            makeRoom(room);
        }
    }

    /** Offers something that an action could name; the rule decides whether it may. */
    public void offer(F one) {
        if (!rules[kind].permits(state, seat, one, Verdict.SILENT)) {
            return;
        }
        if (size == found.length) {
            makeRoom(Math.max(usual, 2 * size + 2));
        }
        found[size] = one;
        kinds[size++] = (byte) kind;
    }

    private void makeRoom(int room) {
        found = Arrays.copyOf(found, room);
        kinds = Arrays.copyOf(kinds, room);
    }

    /** Whether no more are wanted: a rule may then stop offering, but need not. */
    public boolean enough() {
        return size >= most;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public int kind(int place) {
        return kinds[Objects.checkIndex(place, size)];
    }

    @Override
    public GameAction action(int place) {
        return rules[kind(place)].naming(seat, found[place]);
    }

    /** What one of the actions names. */
    Object found(int place) {
        return found[place];
    }
}
