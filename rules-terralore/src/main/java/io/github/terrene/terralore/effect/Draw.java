package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Resolution;

/**
 * Players draw cards.
 *
 * @param who which
 * @param cards how many
 */
@Rule("TL-5.6")
public record Draw(Whose who, int cards) implements Effect {
    @Override
    public void resolve(Resolution here) {
        who.players(here.controller()).forEach(player -> here.draw(player, cards));
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.number("TL-5.6", "a player draws", cards, 1, Proofreader.DECK);
    }

    @Override
    public String say() {
        return who.does("draw") + (cards == 1 ? " a card" : " " + cards + " cards");
    }
}
