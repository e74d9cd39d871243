package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.ActionKind;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * One kind of action: candidates, legality, consequence.
 *
 * @param <A> the action
 */
public abstract class ActionRule<A extends Action> {
    private final ActionKind kind;
    private final String momentRule;
    private final Check<Game, A> check;

    /**
     * A rule.
     *
     * @param kind the kind of action
     * @param momentRule the number of the rule that says when it may be done
     * @param check when it is allowed, besides that it is the moment for it
     */
    protected ActionRule(ActionKind kind, String momentRule, Check<Game, A> check) {
        this.kind = kind;
        this.momentRule = momentRule;
        this.check = check;
    }

    /** The kind of action. */
    public final ActionKind kind() {
        return kind;
    }

    /** The candidates of a seat, in a stable order: every action that may be legal. The check decides. */
    protected abstract void candidates(Game game, Seat seat, Candidates candidates);

    /** What follows. The action is legal. */
    protected abstract void carryOut(A action, Play play);

    /** Whether the action is allowed, apart from the moment. */
    protected boolean permits(Game game, A action) {
        return check.allows(game, action);
    }

    /** The rules that forbid the action, apart from the moment, in the order of the check. */
    protected Seq<Rejection> objections(Game game, A action) {
        return check.whyNot(game, action);
    }

    /** Whether the action is allowed. */
    public final boolean allows(Game game, A action) {
        return game.has(action.seat()) && game.offers(action.seat(), kind) && permits(game, action);
    }

    /** The rules that forbid an action, in the order of the check. */
    public final Seq<Rejection> whyNot(Game game, A action) {
        if (!game.has(action.seat())) {
            return Array.of(Moment.nobodyThere(action.seat()));
        }
        boolean offered = game.offers(action.seat(), kind);
        Game known = offered ? game : game.asKnownBy(action.seat());
        Array<Rejection> rejections = offered
                ? Array.empty()
                : Array.of(Moment.refuse(known, action.seat(), momentRule(known, action.seat())));
        return known.over() ? rejections : rejections.appendAll(objections(known, action));
    }

    /** The number of the rule that says when it may be done, as things stand. */
    protected String momentRule(Game game, Seat seat) {
        return momentRule;
    }
}
