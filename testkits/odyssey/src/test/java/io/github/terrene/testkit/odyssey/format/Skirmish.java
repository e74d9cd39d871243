package io.github.terrene.testkit.odyssey.format;

import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.game.StandardRules;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.setup.DeckRules;
import io.github.terrene.odyssey.setup.Format;

/** The format of docs/formats.md: a short duel with many Characters. */
final class Skirmish {
    static final Format FORMAT = new Format("skirmish", Format.DUEL.teams(), 5, 5, 30, "TO-4.18");
    static final DeckRules DECKS = new DeckRules(30, 1, 3, 5);

    static TerreneOdyssey rules(Catalogue catalogue) {
        return TerreneOdyssey.of(StandardRules.of(FORMAT, catalogue), DECKS);
    }

    private Skirmish() {}
}
