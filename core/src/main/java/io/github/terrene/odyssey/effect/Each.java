package io.github.terrene.odyssey.effect;

import io.vavr.collection.Seq;

/**
 * All Characters that fit a filter when the effect is resolved.
 *
 * @param filter which Characters
 */
public record Each(CharacterFilter filter) implements Who {
    @Override
    public Seq<Integer> among(EffectContext here) {
        return here.fitting(filter);
    }

    @Override
    public boolean hidden(TextContext around) {
        return filter.hidden();
    }

    @Override
    public boolean inPlay(TextContext around) {
        return true;
    }

    @Override
    public void proofread(Proofreader reader) {
        filter.proofread(reader);
        reader.mentions(filter);
    }
}
