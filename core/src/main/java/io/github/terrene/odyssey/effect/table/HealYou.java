package io.github.terrene.odyssey.effect.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Amount;
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
public record HealYou(int amount) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.table().healPlayer(here.you(), amount);
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.mentions(PlayerRole.YOU);
        reader.points("TO-10.7", "healing", Amount.of(amount));
    }
}
