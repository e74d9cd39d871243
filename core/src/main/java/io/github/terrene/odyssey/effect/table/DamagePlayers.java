package io.github.terrene.odyssey.effect.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Amount;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.PlayerRole;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;

/**
 * Deals damage to the HP of players. DEF plays no part.
 *
 * @param amount the amount of damage
 * @param to the players affected
 */
@Rule({"TO-8.35", "TO-10.7"})
public record DamagePlayers(Amount amount, PlayerRole to) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.table().damagePlayers(here.players(to), amount.in(here));
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.points("TO-8.35", "damage", amount);
        reader.mentions(to);
    }
}
