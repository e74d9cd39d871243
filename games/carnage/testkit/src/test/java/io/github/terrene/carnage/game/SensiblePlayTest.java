package io.github.terrene.carnage.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.starter.ReadyLists;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.play.Evaluation;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.testkit.law.play.SensiblePlay;
import org.junit.jupiter.api.Test;

/** Sensible random play of the ready lists, compared with uniform play. */
class SensiblePlayTest extends SensiblePlay<GameConfig, Game, Action> {
    private static final Carnage RULES = Carnage.of(StarterSet.catalogue());

    @Override
    protected Rules<GameConfig, Game, Action, ?, ?> rules() {
        return RULES;
    }

    @Override
    protected GameConfig config(int seed) {
        return GameConfig.of(
                Options.standard(),
                ReadyLists.all().get(seed % 4),
                ReadyLists.all().get(seed / 4 % 4));
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
        return 200;
    }

    @Override
    protected int wins() {
        return 95;
    }

    @Test
    @Rule({"CG-13.1", "CG-13.4"})
    void mostGamesAreWonByPoints() {
        assertThat(endedBy("CG-13.1", sensible())).isGreaterThan(games() * 85 / 100);
        assertThat(endedBy("CG-13.4", sensible())).isZero();
    }
}
