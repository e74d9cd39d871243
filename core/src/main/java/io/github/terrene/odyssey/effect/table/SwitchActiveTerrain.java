package io.github.terrene.odyssey.effect.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.PlayerRole;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;

/** The player switches to one of their inactive Terrains. */
@Rule("TO-4.22")
public record SwitchActiveTerrain() implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.chooseInactiveTerrain().forEach(chosen -> chosen.forEach(here.table()::switchTerrain));
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.mentions(PlayerRole.YOU);
    }
}
