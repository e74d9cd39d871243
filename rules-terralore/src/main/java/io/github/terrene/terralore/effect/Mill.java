package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Players;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Question;
import io.github.terrene.terralore.card.Resolution;

/**
 * The top cards of a deck, which the controller chooses, are put into its Graveyard. That is not a draw.
 *
 * @param cards how many; fewer if there are fewer
 */
@Rule({"TL-5.7", "TL-9.9"})
public record Mill(int cards) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.choose(Question.of(here.controller(), "TL-9.9", "deck", Players.BOTH.map(Choice.Player::new)))
                .forEach(choice -> here.mill(((Choice.Player) choice).who(), cards));
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.number("TL-5.7", "the number of cards is", cards, 1, Proofreader.DECK);
    }

    @Override
    public String say() {
        return "put the top " + (cards == 1 ? "card" : cards + " cards")
                + " of either player's deck into that player's Graveyard";
    }
}
