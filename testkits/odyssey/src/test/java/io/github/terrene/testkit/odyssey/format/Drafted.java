package io.github.terrene.testkit.odyssey.format;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.game.StandardRules;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.setup.DeckRules;
import io.github.terrene.odyssey.setup.Format;
import io.vavr.collection.Array;

/** The duel with drafted decks, which may be too small for a complete starting party. */
public final class Drafted {
    /** One against one. */
    public static final Format FORMAT = new Format("draft", Format.DUEL.teams(), 4, 4, 50, "TO-4.18", "TO-14.7");

    /** Two against two, which no draft is. */
    public static final Format IN_TEAMS = new Format(
            "draft-in-teams",
            Array.of(Array.of(Seat.of(0), Seat.of(2)), Array.of(Seat.of(1), Seat.of(3))),
            4,
            4,
            50,
            "TO-4.18",
            "TO-14.7");

    private Drafted() {}

    /** The rules of a format with drafted decks. */
    public static TerreneOdyssey rules(Format format, Catalogue catalogue) {
        return TerreneOdyssey.of(StandardRules.of(format, catalogue), DeckRules.DRAFTED);
    }
}
