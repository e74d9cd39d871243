package io.github.terrene.examples.lanterns;

import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.OwnStatement;
import io.github.terrene.hobe.trait.Figure;
import io.github.terrene.hobe.trait.Row;
import io.github.terrene.kernel.word.Stat;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.kernel.word.World;

/** A keyword of this set: the card has ATK +1 while it is in the back row. */
public record Longshot() implements OwnStatement {
    @Override
    public boolean decidesNumbers() {
        return true;
    }

    @Override
    public boolean decidesCosts() {
        return false;
    }

    @Override
    public int adds(World world, Thing source, Thing thing, Stat stat) {
        boolean itself = thing.number() == source.number();
        return itself
                        && stat == Figure.ATK
                        && ((CardInPlay) thing).place().slot().row() == Row.BACK
                ? 1
                : 0;
    }
}
