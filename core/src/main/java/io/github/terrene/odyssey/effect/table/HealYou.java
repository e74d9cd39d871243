package io.github.terrene.odyssey.effect.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Amount;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Speaker;

/**
 * Gives the player HP back.
 *
 * @param amount how much at most
 */
@Rule("TO-10.7")
public record HealYou(int amount) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.table().healPlayer(here.you(), amount);
    }

    @Override
    public String say(Speaker speaker) {
        return speaker.you() + " heal " + amount + " HP";
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.points("TO-10.7", "healing", Amount.of(amount));
    }
}
