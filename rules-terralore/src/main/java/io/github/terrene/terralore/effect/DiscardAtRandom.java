package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Resolution;

/**
 * A player discards cards at random; all if there are fewer.
 *
 * @param who which
 * @param cards how many
 */
@Rule({"TL-9.15", "TL-9.16"})
public record DiscardAtRandom(Whose who, int cards) implements Effect {
    @Override
    public void resolve(Resolution here) {
        who.players(here.controller()).forEach(player -> here.discardAtRandom(player, cards));
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.number("TL-9.15", "a player discards", cards, 1, Proofreader.HAND);
    }

    @Override
    public String say() {
        return who.does("discard") + (cards == 1 ? " a card" : " " + cards + " cards") + " at random";
    }
}
