package io.github.terrene.odyssey.effect.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;

/** Dismisses the target Terrain. */
@Rule("TO-4.23")
public record DismissTerrain() implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.table().dismissTargetTerrain();
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.mentionsTargetTerrain();
    }
}
