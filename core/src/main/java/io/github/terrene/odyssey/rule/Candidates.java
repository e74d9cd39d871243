package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Arrays;

/** Takes candidates, actions that may be legal, and keeps those that are. Gone when the list is made. */
public final class Candidates {
    private static final int USUAL = 12;

    private final Game game;
    private final Seat seat;
    private Action[] legal = new Action[USUAL];
    private int size;

    Candidates(Game game, Seat seat) {
        this.game = game;
        this.seat = seat;
    }

    /** Adds the legal actions of one kind. */
    void list(ActionRule<?> rule) {
        rule.candidates(game, seat, this);
    }

    /** One more candidate; the rule's check decides. */
    public <A extends Action> void offer(ActionRule<A> rule, A action) {
        if (rule.permits(game, action)) {
            add(action);
        }
    }

    /** One more that was checked already. */
    void add(Action action) {
        if (size == legal.length) {
            legal = Arrays.copyOf(legal, 2 * size);
        }
        legal[size++] = action;
    }

    Seq<Action> legal() {
        return Array.of(Arrays.copyOf(legal, size));
    }
}
