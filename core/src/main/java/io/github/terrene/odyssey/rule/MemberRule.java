package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.table.Member;
import org.jspecify.annotations.Nullable;

/**
 * A rule for actions that name one of the player's Characters in play.
 *
 * @param <A> the actions
 */
@Internal
public abstract class MemberRule<A extends Action> extends OdysseyRule<A, Member> {
    /** The refusal for a number that belongs to no Character of the player. */
    public static final String NO_CHARACTER = "you control no such Character";

    private final String control;

    /**
     * Creates a rule.
     *
     * @param kind the kind of action
     * @param moment the number of the rule that says when it can be done
     * @param control the number of the rule that requires a Character the player controls
     */
    public MemberRule(Class<A> kind, String moment, String control) {
        super(kind, moment);
        this.control = control;
    }

    /** The number in play that the action names. */
    protected abstract int number(A action);

    @Override
    protected final @Nullable Member find(Game game, A action, Verdict why) {
        @Nullable Member member = game.side(action.seat()).find(number(action));
        return member == null ? why.silent() ? null : why.none(control + "/no-character", NO_CHARACTER) : member;
    }

    @Override
    protected final void list(Game game, Seat seat, Listing<Member> listing) {
        listing.offerAll(game.side(seat).members());
    }

    @Override
    protected final void conceivable(Game game, Seat seat, Listing<Member> listing) {
        list(game, seat, listing);
    }
}
