package io.github.terrene.kernel.resolve;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.word.InPile;
import io.vavr.collection.Array;

/**
 * The choice of cards in a hand, which only its player sees.
 *
 * @param hand the cards in it
 * @param rule the number of the rule that asks
 */
public record FromHand(Array<InPile> hand, String rule) implements Aim {
    @Override
    public String about() {
        return "discard";
    }

    @Override
    public Array<Choice> options() {
        return hand.map(card -> new Choice.InHand(card.card().id()));
    }

    @Override
    public Array<InPile> things(Array<Choice> choices) {
        return choices.map(choice -> hand.find(
                        card -> choice.equals(new Choice.InHand(card.card().id())))
                .get());
    }

    /** The question which of these cards to discard; copies are one choice. */
    public Question question(Seat seat, Array<Choice> offered) {
        return Question.secret(seat, rule, about(), offered);
    }

    @Override
    public Eligibility next(Array<Choice> chosen, Array<Choice> offered) {
        return (choice, why) -> !(choice instanceof Choice.InHand card) || permits(card.card(), offered, why);
    }

    private boolean permits(String card, Array<Choice> offered, Verdict why) {
        return (hand.exists(each -> each.card().id().equals(card))
                        || why.stop(rule + "/not-in-hand", "you have no {card:card} in hand", card))
                && Eligibility.ascending(rule, offered.map(each -> ((Choice.InHand) each).card()), card, card, why);
    }
}
