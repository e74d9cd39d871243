package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.ActionKind;
import io.github.terrene.terralore.card.Players;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * One kind of action: candidates, legality, consequence.
 *
 * @param <A> the action
 */
abstract class ActionRule<A extends Action> {
    private final ActionKind kind;
    private final String momentRule;
    private final Check<Game, A> check;

    /**
     * A rule.
     *
     * @param momentRule the number of the rule that says when it may be done
     * @param check when it is allowed, besides that it is the moment for it
     */
    ActionRule(ActionKind kind, String momentRule, Check<Game, A> check) {
        this.kind = kind;
        this.momentRule = momentRule;
        this.check = check;
    }

    final ActionKind kind() {
        return kind;
    }

    /** The candidates of a seat, in a stable order: every action that may be legal. The check decides. It is the moment for it. */
    abstract void candidates(Game game, Seat seat, Candidates candidates);

    /** What follows. The action is legal. */
    abstract void carryOut(A action, Play play);

    /** Whether the action is allowed, apart from the moment. */
    final boolean permits(Game game, A action) {
        return check.allows(game, action);
    }

    /** Whether the action is allowed. */
    final boolean allows(Game game, A action) {
        return Players.has(action.seat()) && game.offers(action.seat(), kind) && permits(game, action);
    }

    /** The rules that forbid an action. What a seat is told depends on nothing but what it knows. */
    final Array<Rejection> whyNot(Game game, A action) {
        Option<Rejection> moment = Moment.refuse(game, action, momentRule);
        return moment.isDefined() ? moment.toArray() : check.whyNot(game, action);
    }
}
