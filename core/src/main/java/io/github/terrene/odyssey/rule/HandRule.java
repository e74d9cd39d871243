package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.table.DifferentCards;
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
    private final Function<DifferentCards, Array<C>> ofKind;

    /**
     * Creates a rule.
     *
     * @param kind the kind of action
     * @param ofKind the cards of that kind
     */
    public HandRule(Class<A> kind, Function<DifferentCards, Array<C>> ofKind) {
        super(kind, "TO-4.20");
        this.ofKind = ofKind;
    }

    /** The id that the action names. */
    protected abstract String id(A action);

    /** The refusal if no such card is in the hand. */
    protected abstract Rejection missing();

    @Override
    protected final @Nullable C find(Game game, A action, Verdict why) {
        @Nullable C found = DifferentCards.find(candidates(game, action.seat()), id(action));
        return found == null ? why.none(missing()) : found;
    }

    @Override
    protected final void list(Game game, Seat seat, Listing<C> listing) {
        listing.offerAll(candidates(game, seat));
    }

    @Override
    protected final void conceivable(Game game, Seat seat, Listing<C> listing) {
        list(game, seat, listing);
    }

    private Array<C> candidates(Game game, Seat seat) {
        return ofKind.apply(game.side(seat).hand().different());
    }
}
