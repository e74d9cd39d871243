package io.github.terrene.kernel.word;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.PrintedCard;

/**
 * A card in a pile.
 *
 * @param area the pile
 * @param owner whose pile
 * @param card the card
 */
public record InPile(Area area, Seat owner, PrintedCard card) implements Thing {
    @Override
    public int number() {
        return 0;
    }

    @Override
    public Seat controller() {
        return owner;
    }
}
