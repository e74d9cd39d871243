package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.table.Member;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * A rule for actions that name one own Character in play.
 *
 * @param <A> the action
 */
abstract class MemberRule<A extends Action> extends SubjectRule<A, Member> {
    /**
     * A rule.
     *
     * @param kind the kind of action
     * @param momentRule the number of the rule that says when it may be done
     * @param ownRule the number of the rule that demands a Character of the player
     * @param check when it is allowed, besides that it is the moment for it
     */
    MemberRule(ActionKind kind, String momentRule, String ownRule, Check<Game, Member> check) {
        super(kind, momentRule, Rejection.of(ownRule, Own.NO_CHARACTER), check);
    }

    /** The number in play that the action names. */
    abstract int number(A action);

    /** The action that names that Character. */
    abstract A naming(Seat seat, int number);

    @Override
    final @Nullable Member find(Game game, A action) {
        return game.side(action.seat()).find(number(action));
    }

    @Override
    protected final void candidates(Game game, Seat seat, Candidates candidates) {
        Array<Member> members = game.side(seat).members();
        for (int i = 0; i < members.size(); i++) {
            if (permitsWith(game, members.get(i))) {
                candidates.add(naming(seat, members.get(i).id()));
            }
        }
    }
}
