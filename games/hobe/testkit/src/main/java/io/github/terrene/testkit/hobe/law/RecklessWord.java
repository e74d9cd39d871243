package io.github.terrene.testkit.hobe.law;

import io.github.terrene.kernel.word.Adjective;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.kernel.word.World;

/** Fits things at random. */
record RecklessWord(long seed) implements Adjective {
    @Override
    public boolean fits(World world, Thing thing) {
        return new Mood(seed, thing.number()).answer(true, false);
    }
}
