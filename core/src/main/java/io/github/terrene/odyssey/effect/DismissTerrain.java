package io.github.terrene.odyssey.effect;

import io.github.terrene.kernel.Rule;

/** Dismisses the target Terrain. */
@Rule("TO-4.23")
public record DismissTerrain() implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.dismissTargetTerrain();
    }

    @Override
    public String say(Speaker speaker) {
        return "dismiss " + speaker.targetTerrain();
    }
}
