package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A rule for actions that name one card of the player's hand.
 *
 * @param <A> the actions
 * @param <C> the kind of card
 */
@Internal
public abstract class HandRule<A extends Action, C extends Card> extends OdysseyRule<A, C> {
    private final Function<Card, @Nullable C> type;

    /**
     * A rule.
     *
     * @param kind the kind of action
     * @param type the card as one of that kind, or null
     */
    public HandRule(ActionKind kind, Function<Card, @Nullable C> type) {
        super(kind, "TO-4.20");
        this.type = type;
    }

    /** The id that the action names. */
    protected abstract String id(A action);

    /** The refusal if there is no such card in the hand. */
    protected abstract Rejection missing();

    @Override
    protected final @Nullable C find(Game game, A action, Verdict why) {
        @Nullable Card card = game.side(action.seat()).hand().find(id(action));
        @Nullable C found = card == null ? null : type.apply(card);
        return found == null ? why.none(missing()) : found;
    }

    @Override
    protected final void list(Game game, Seat seat, Listing<C> listing) {
        Array<Card> hand = game.side(seat).hand().different();
        for (int i = 0; i < hand.size(); i++) {
            @Nullable C card = type.apply(hand.get(i));
            if (card != null) {
                listing.offer(card);
            }
        }
    }
}
