package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A rule for actions that name one card of the player's hand.
 *
 * @param <A> the action
 * @param <C> the kind of card
 */
abstract class HandRule<A extends Action, C extends Card> extends SubjectRule<A, InHand<C>> {
    private final Function<Card, @Nullable C> kind;

    /**
     * A rule.
     *
     * @param action the kind of action
     * @param kind the card as one of that kind, or null
     * @param missing why not, if there is no such card in the hand
     * @param check when it is allowed, besides that it is the moment for it
     */
    HandRule(ActionKind action, Function<Card, @Nullable C> kind, Rejection missing, Check<Game, InHand<C>> check) {
        super(action, "TO-4.20", missing, check);
        this.kind = kind;
    }

    /** The id that the action names. */
    abstract String id(A action);

    /** The action that names that card. */
    abstract A naming(Seat seat, String id);

    @Override
    final @Nullable InHand<C> find(Game game, A action) {
        @Nullable Card card = game.side(action.seat()).hand().find(id(action));
        @Nullable C found = card == null ? null : kind.apply(card);
        return found == null ? null : new InHand<>(action.seat(), found);
    }

    @Override
    protected final void candidates(Game game, Seat seat, Candidates candidates) {
        Array<Card> hand = game.side(seat).hand().different();
        for (int i = 0; i < hand.size(); i++) {
            @Nullable C card = kind.apply(hand.get(i));
            if (card != null && permitsWith(game, new InHand<>(seat, card))) {
                candidates.add(naming(seat, card.id()));
            }
        }
    }
}
