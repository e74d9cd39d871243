package io.github.terrene.kernel.resolve;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.PrintedCard;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.word.Area;
import io.github.terrene.kernel.word.InPile;
import io.vavr.collection.Array;

/**
 * The choice of cards in a hand, which only its player sees.
 *
 * @param area what the game calls hands
 * @param player whose hand
 * @param cards the cards in it
 * @param rule the number of the rule that asks
 */
public record FromHand(Area area, Seat player, Array<? extends PrintedCard> cards, String rule) implements Aim {
    @Override
    public String about() {
        return "discard";
    }

    @Override
    public Array<Choice> options() {
        return cards.map(card -> new Choice.InHand(card.id()));
    }

    /** All cards of the hand. */
    Array<InPile> all() {
        return cards.map(card -> new InPile(area, player, card));
    }

    @Override
    public Array<InPile> things(Array<Choice> choices) {
        return choices.map(choice -> find(((Choice.InHand) choice).card()));
    }

    private InPile find(String id) {
        return new InPile(area, player, cards.find(card -> card.id().equals(id)).get());
    }

    /** The question which of all cards to discard; copies are one choice. */
    public Question question() {
        return question(options());
    }

    Question question(Array<Choice> offered) {
        return Question.secret(player, rule, about(), offered);
    }

    /** Says what keeps out an answer to the question which of all cards to discard. */
    public boolean permits(Choice choice, Verdict why) {
        return next(Array.empty(), options()).permits(choice, why);
    }

    @Override
    public Eligibility next(Array<Choice> chosen, Array<Choice> offered) {
        return (choice, why) -> !(choice instanceof Choice.InHand card) || permits(card.card(), offered, why);
    }

    private boolean permits(String card, Array<Choice> offered, Verdict why) {
        return (cards.exists(each -> each.id().equals(card))
                        || why.stop(rule + "/not-in-hand", "you have no {card:card} in hand", card))
                && Eligibility.ascending(rule, offered.map(each -> ((Choice.InHand) each).card()), card, card, why);
    }
}
