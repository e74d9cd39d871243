package io.github.terrene.terralore.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Mulligan;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.testkit.law.saved.SavedGames;
import io.github.terrene.testkit.terralore.law.Styles;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Mistakes that only a hand-edited saved game can have, one at a time: each is refused at its place. */
class SavedGameTest {
    private static final Terralore RULES = WorkshopSpecimen.RULES;
    static final GameConfig CONFIG = GameConfig.of(
            Options.standard().withMulligan(Mulligan.REDRAW_ONE_FEWER),
            WorkshopSpecimen.of("one", 1),
            WorkshopSpecimen.of("other", 2));
    private static final SavedGames<GameConfig, Game> GAMES = SavedGames.of(RULES, CONFIG, Styles.ALL, 24);

    @ParameterizedTest(name = "{3}: {1}")
    @CsvFileSource(resources = "saved-games.csv", delimiter = '|', quoteCharacter = '~')
    void refused(String what, String becomes, String place, String sentence) {
        Problem problem = GAMES.refusal(what, becomes);

        assertThat(problem.place() + ": " + problem.sentence()).isEqualTo(place + ": " + sentence);
    }
}
