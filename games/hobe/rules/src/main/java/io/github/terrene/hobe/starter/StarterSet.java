package io.github.terrene.hobe.starter;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;

/** The 34 cards: fifteen Battle cards, five Weapons, nine Events and five Situations. */
@Rule({"HB-1.9", "HB-14.1", "HB-14.2", "HB-14.3", "HB-14.4"})
public final class StarterSet {
    private StarterSet() {}

    /** All cards, by kind. */
    public static Array<Card> cards() {
        return BattleCards.ALL.appendAll(Weapons.ALL).appendAll(Events.ALL).appendAll(Situations.ALL);
    }

    /** The cards as a catalogue. */
    public static Catalogue catalogue() {
        return Catalogue.of(cards()).get();
    }
}
