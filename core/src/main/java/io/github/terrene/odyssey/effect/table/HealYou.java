package io.github.terrene.odyssey.effect.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.PlayerRole;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;

/**
 * Restores HP of the player.
 *
 * @param amount the highest amount of HP restored
 */
@Rule("TO-10.7")
public record HealYou(
        @Rule("TO-10.7") @Bounded(most = Proofreader.MOST_POINTS, called = "healing")
        int amount) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.table().healPlayer(here.you(), amount);
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.mentions(PlayerRole.YOU);
    }
}
