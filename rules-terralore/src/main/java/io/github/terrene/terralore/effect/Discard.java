package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Resolution;

/**
 * A player discards cards, which that player chooses; all if there are fewer.
 *
 * @param who which; not {@link Whose#ANY}
 * @param cards how many
 */
@Rule({"TL-9.15", "TL-9.16"})
public record Discard(Whose who, int cards) implements Effect {
    @Override
    public void resolve(Resolution here) {
        Seat player = who.players(here.controller()).head();
        here.chooseDiscards(player, cards).forEach(chosen -> here.discard(player, chosen));
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.require(who != Whose.ANY, "TL-9.15", "one part asks one player to discard");
        reader.number("TL-9.15", "a player discards", cards, 1, Proofreader.HAND);
    }

    @Override
    public String say() {
        return who.does("discard") + (cards == 1 ? " a card" : " " + cards + " cards");
    }
}
