package io.github.terrene.kernel.word;

/** A card of any kind: "a card in your Underworld". */
public record AnyCard() implements Noun {
    @Override
    public boolean fits(World world, Thing thing) {
        return true;
    }
}
