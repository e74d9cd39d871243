package io.github.terrene.hobe.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.action.Action.Concede;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.table.Phase;
import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.hobe.law.Styles;
import io.github.terrene.testkit.law.EndedGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** A saved game that is over says by which rule: it is read if that rule can have ended it so, and refused otherwise. */
@Rule({"HB-11.1", "HB-11.3", "HB-11.4"})
class EndedGameTest {
    private static final GameConfig CONFIG = SavedGameTest.CONFIG;

    private static final EndedGames<GameConfig, Game, Action, Event> ENDS = EndedGames.of(Workshop.RULES)
            .ended(
                    "draw",
                    CONFIG,
                    Styles.SHUFFLER,
                    "HB-11.1",
                    game -> game.table().phase() == Phase.DRAW)
            .ended(
                    "attack",
                    CONFIG,
                    Styles.SPENDTHRIFT,
                    "HB-11.1",
                    game -> game.table().phase() == Phase.BATTLE)
            .conceded("turn", CONFIG, Styles.SPENDTHRIFT, game -> game.table().turn() == 4, Concede::new)
            .conceded(
                    "window",
                    CONFIG,
                    Styles.SPENDTHRIFT,
                    game -> game.table().played().nonEmpty(),
                    Concede::new);

    @Test
    void whatEndedAsItMayIsRead() {
        assertThat(ENDS.misread()).isEmpty();
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvFileSource(resources = "ended-games.csv", delimiter = '|', quoteCharacter = '~')
    void whatCannotHaveEndedSoIsRefused(String end, String what, String becomes, String place, String sentence) {
        assertThat(ENDS.refusal(end, what, becomes)).hasToString(place + ": " + sentence);
    }
}
