package io.github.terrene.odyssey.effect.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.PlayerRole;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;

/**
 * Puts cards from the top of decks into the discard pile.
 *
 * @param cards the number of cards
 * @param to the players whose decks are meant
 */
public record Mill(@Rule("TO-8.36") @Bounded int cards, PlayerRole to) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.players(to).forEach(player -> here.cards().mill(player, cards));
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.mentions(to);
    }
}
