package io.github.terrene.odyssey.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * One of three lists of effects, by the LV of the Spellcaster: 1, 2, 3 or more.
 *
 * @param tiers the three lists, from LV 1 on
 */
@Rule("TO-8.16")
public record EffectsByLevel(Array<Array<Effect>> tiers) implements Effect {
    @Override
    public void resolve(Resolution here) {
        int lv = here.stat(here.self(), Stat.LV);
        here.carryOut(Math.max(1, Math.min(lv, tiers.size())) - 1);
    }

    @Override
    public Seq<? extends Seq<Effect>> branches() {
        return tiers;
    }

    private String label(int tier) {
        return "LV " + (tier + 1) + (tier == tiers.size() - 1 ? " or more" : "");
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.sourceIsCharacter();
        reader.number("TO-8.16", "the number of levels told apart", tiers.size(), 3, 3);
    }
}
