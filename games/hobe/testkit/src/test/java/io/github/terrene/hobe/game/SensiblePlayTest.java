package io.github.terrene.hobe.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.play.Evaluation;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.testkit.law.play.SensiblePlay;
import org.junit.jupiter.api.Test;

/** Sensible random play of the ready decks, compared with uniform play. */
class SensiblePlayTest extends SensiblePlay<GameConfig, Game, Action> {
    private static final Hobe RULES = Hobe.of(StarterSet.catalogue());

    @Override
    protected Rules<GameConfig, Game, Action, ?, ?> rules() {
        return RULES;
    }

    @Override
    protected GameConfig config(int seed) {
        return GameConfig.of(
                Options.standard(),
                ReadyDecks.all().get(seed % 2),
                ReadyDecks.all().get(seed / 2 % 2));
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
        return 400;
    }

    @Override
    protected int wins() {
        return 80;
    }

    @Test
    @Rule({"HB-11.1", "HB-11.4", "HB-11.5"})
    void nobodyConcedesAndEveryGameEndsInTime() {
        for (int seed = 0; seed < games() / 2; seed++) {
            Game end = end(seed, sensible());
            assertThat(RULES.outcome(end).get().rule()).isEqualTo("HB-11.1");
            assertThat(end.table().turn()).isLessThanOrEqualTo(69);
        }
    }
}
