package io.github.terrene.testkit.odyssey.format;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.game.StandardRules;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.setup.DeckRules;
import io.github.terrene.odyssey.setup.Format;
import io.vavr.collection.Array;

/** Everybody against everybody, to 40 HP, with one Character at first: the format of docs/formats.md in which teams leave. */
final class FreeForAll {
    static final Format OF_THREE = of(3);
    static final Format OF_FOUR = of(4);
    static final DeckRules DECKS = new DeckRules(15, 1, 3, 1);

    static Format of(int players) {
        Array<Array<Seat>> alone =
                Array.range(0, players).map(seat -> Seat.of(seat).asList());
        return new Format("free-for-all-" + players, alone, 4, 1, 40, "TO-4.18");
    }

    static TerreneOdyssey rules(Format format, Catalogue catalogue) {
        return TerreneOdyssey.of(StandardRules.of(format, catalogue), DECKS);
    }

    private FreeForAll() {}
}
