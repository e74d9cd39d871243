package io.github.terrene.example;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.cards.base.ReadyDecks;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Host;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.PlayStyles;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class GamblerTest {
    private static final int GAMES = 4;
    private static final TerreneOdyssey RULES =
            TerreneOdyssey.duel(Catalogue.ofSets(Array.of(new BaseSet())).get());
    private static final GameConfig CONFIG = GameConfig.of(
            Options.standard(), ReadyDecks.GREGORY_THE_HOARDER.deck(), ReadyDecks.SK_THE_ART_HISTORIAN.deck());

    /** The opponent plays sensibly at random, which needs no state here. */
    @Test
    void winsAgainstSomebodyWhoDoesNotLookAhead() {
        CardPool pool = RULES.pool(CONFIG).knownTo(Seat.of(0));
        Agent<View, Action, Event> hasty = (view, legal, rng) -> PlayStyles.SENSIBLE.choose(view, legal, rng.dice());
        int won = Array.range(0, GAMES)
                .count(seed -> Host.of(RULES, Array.of(new Gambler(RULES, pool), hasty))
                        .play(RULES.start(CONFIG, seed).get(), Rng.of(100 + seed))
                        .outcome()
                        .exists(outcome -> outcome.wonBy(Seat.of(0))));
        assertThat(won).isGreaterThan(GAMES / 2);
    }
}
