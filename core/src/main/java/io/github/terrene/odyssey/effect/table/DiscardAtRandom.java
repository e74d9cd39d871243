package io.github.terrene.odyssey.effect.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.PlayerRole;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;

/**
 * Players discard cards at random.
 *
 * @param cards the number of cards
 * @param to the players who discard
 */
@Rule("TO-8.36")
public record DiscardAtRandom(@Rule("TO-8.36") @Bounded int cards, PlayerRole to) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.players(to).forEach(player -> here.cards().discardAtRandom(player, cards));
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.mentions(to);
    }
}
