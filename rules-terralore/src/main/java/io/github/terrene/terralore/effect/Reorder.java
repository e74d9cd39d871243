package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Question;
import io.github.terrene.terralore.card.Resolution;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The controller looks at the top cards of his or her deck and puts them back in any order. The first chosen lies uppermost.
 *
 * @param cards how many; fewer if there are fewer
 */
@Rule({"TL-9.18", "TL-12.7"})
public record Reorder(int cards) implements Effect {
    @Override
    public void resolve(Resolution here) {
        Seat seat = here.controller();
        Array<Card> shown = Array.ofAll(here.look(seat, cards));
        Array<Card> left = shown;
        Array<Card> order = Array.empty();
        while (left.nonEmpty()) {
            Question question =
                    new Question(seat, "TL-9.18", "order", left.map(card -> new Choice.OnTop(card.id())), seat, shown);
            Option<Choice> choice = here.choose(question);
            if (choice.isEmpty()) {
                return;
            }
            String next = ((Choice.OnTop) choice.get()).card();
            order = order.appendAll(left.filter(card -> card.id().equals(next)));
            left = left.reject(card -> card.id().equals(next));
        }
        here.putBack(seat, order);
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.number("TL-9.18", "the number of cards is", cards, 1, Proofreader.DECK);
    }

    @Override
    public String say() {
        return cards == 1
                ? "look at the top card of your deck"
                : "look at the top " + cards + " cards of your deck and put them back in any order";
    }
}
