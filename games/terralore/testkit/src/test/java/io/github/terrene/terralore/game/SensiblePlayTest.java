package io.github.terrene.terralore.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.play.Evaluation;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.card.Deck;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.testkit.law.play.SensiblePlay;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Sensible random play of the ready decks, compared with uniform play. */
class SensiblePlayTest extends SensiblePlay<GameConfig, Game, Action> {
    private static final Terralore RULES = Terralore.of(StarterSet.catalogue());
    private static final Array<Deck> DECKS = Array.of(ReadyDecks.TIDE_AND_THORN, ReadyDecks.CANDLE_AND_CLAW);

    @Override
    protected Rules<GameConfig, Game, Action, ?, ?> rules() {
        return RULES;
    }

    @Override
    protected GameConfig config(int seed) {
        return GameConfig.of(Options.standard(), DECKS.get(seed % 2), DECKS.get(seed / 2 % 2));
    }

    @Override
    protected Evaluation<? super Game> prospect() {
        return PlayStyles.PROSPECT;
    }

    @Override
    protected Policy<? super Game, ? super Action> sensible() {
        return PlayStyles.SENSIBLE;
    }

    @Override
    protected int games() {
        return 600;
    }

    @Override
    protected int wins() {
        return 60;
    }

    @Test
    @Rule("TL-11.2")
    void fewGamesLastUntilADeckRunsOut() {
        assertThat(endedBy("TL-11.2", sensible())).isLessThan(games() * 14 / 100);
        assertThat(endedBy("TL-11.2", uniform())).isGreaterThan(games() * 14 / 100);
    }

    @Test
    @Rule("TL-11.8")
    void nobodyConcedes() {
        assertThat(endedBy("TL-11.8", sensible())).isZero();
    }
}
