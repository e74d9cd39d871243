package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.PayWithCard;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Discarding a card as a cost. */
@Rule("TO-8.32")
final class PayWithCardRule extends CompletionRule<PayWithCard, String> {
    PayWithCardRule() {
        super(ActionKind.PAY_WITH_CARD, "TO-8.32", "nothing asks for a card to pay with");
    }

    @Override
    String said(PayWithCard action) {
        return action.card();
    }

    @Override
    Seq<String> options(Game game, CompleteActivation prompt) {
        Array<Card> hand = game.side(prompt.seat()).hand().cards();
        return Picking.next(hand, prompt.discards(), prompt.toDiscard());
    }

    @Override
    protected PayWithCard naming(Seat seat, String card) {
        return new PayWithCard(seat, card);
    }

    @Override
    boolean permits(Game game, CompleteActivation prompt, String card, Verdict why) {
        return options(game, prompt).contains(card)
                || why.no("TO-8.32", "that card is not in your hand, or not the next in order");
    }

    @Override
    void carryOut(CompleteActivation prompt, String card, Play play) {
        prompt.paying(play, card);
    }
}
