package io.github.terrene.forms;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.cards.base.ReadyDecks;
import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.vavr.collection.Array;

/** Terrene Odyssey with the base set, and a draft of three with its tournament. */
final class TriedOdyssey {
    private static final BaseSet SET = new BaseSet();
    private static final Catalogue CATALOGUE = Catalogue.ofSets(Array.of(SET))
            .getOrElseThrow(problems -> new IllegalStateException(problems.mkString("\n")));

    private TriedOdyssey() {}

    static TriedGame<?, ?, ?, ?, ?> duel() {
        return new TriedGame<>(
                Array.of("terrene-kernel", "terrene-core"),
                TerreneOdyssey.duel(CATALOGUE),
                GameConfig.of(
                        Options.standard(),
                        ReadyDecks.GREGORY_THE_HOARDER.deck(),
                        ReadyDecks.SK_THE_ART_HISTORIAN.deck()),
                CardForms.STANDARD);
    }

    static TriedGame<?, ?, ?, ?, ?> encounter() {
        Array<Card> pool = Array.ofAll(SET.cards());
        return new TriedGame<>(
                Array.of("terrene-kernel", "terrene-core", "terrene-rules-draft"),
                RandomEncounter.of(CATALOGUE),
                DraftConfig.of(3, pool.appendAll(pool), Options.standard().withTurnLimit(4)),
                CardForms.STANDARD);
    }
}
