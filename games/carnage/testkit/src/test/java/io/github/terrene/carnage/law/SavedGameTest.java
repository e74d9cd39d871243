package io.github.terrene.carnage.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.game.PlayStyles;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.setup.Options.PremiumCards;
import io.github.terrene.testkit.carnage.law.CarnageSpecimen;
import io.github.terrene.testkit.carnage.law.Styles;
import io.github.terrene.testkit.law.saved.SavedGames;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Mistakes that only a hand-edited saved game can have, one at a time: each is refused at its place. */
class SavedGameTest {
    private static final GameConfig CONFIG = GameConfig.of(
            Options.standard().withPremium(PremiumCards.SEPARATE),
            CarnageSpecimen.list("one", Workshop.CARDS, 1),
            CarnageSpecimen.list("other", Workshop.CARDS, 2));
    /** Sensible play is left out: it is tuned now and then, and these games must stay as they are. */
    private static final SavedGames<GameConfig, Game> GAMES =
            SavedGames.of(Workshop.RULES, CONFIG, Styles.ALL.remove(PlayStyles.SENSIBLE), 20);

    @ParameterizedTest(name = "{3}: {1}")
    @CsvFileSource(resources = "saved-games.csv", delimiter = '|', quoteCharacter = '~')
    void refused(String what, String becomes, String place, String sentence) {
        assertThat(GAMES.refusal(what, becomes)).hasToString(place + ": " + sentence);
    }
}
