package io.github.terrene.terralore.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Action.Concede;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.rule.Ask;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Mulligan;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.table.Phase;
import io.github.terrene.testkit.law.EndedGames;
import io.github.terrene.testkit.terralore.law.Styles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** A saved game that is over says by which rule: it is read if that rule can have ended it so, and refused otherwise. */
@Rule({"TL-11.1", "TL-11.2", "TL-11.4", "TL-11.5", "TL-11.8", "TL-11.9"})
class EndedGameTest {
    private static final Options OPTIONS = Options.standard().withMulligan(Mulligan.REDRAW_ONE_FEWER);
    private static final GameConfig CONFIG = config(OPTIONS);

    private static final EndedGames<GameConfig, Game, Action, Event> ENDS = EndedGames.of(WorkshopSpecimen.RULES)
            .ended("castle", CONFIG, Styles.EAGER, "TL-11.1")
            .ended("deck", CONFIG, Styles.WALL, "TL-11.2", game -> game.table().phase() == Phase.DRAW)
            .ended(
                    "both",
                    CONFIG,
                    Styles.HOARDER,
                    "TL-11.5",
                    game -> game.table().outcome().exists(end -> end.wonBy(Players.SOUTH)))
            .ended(
                    "limit",
                    config(Options.standard().withTurnLimit(3)),
                    Styles.WALL,
                    "TL-11.9",
                    game -> game.table().outcome().exists(end -> end.wonBy(Players.SOUTH)))
            .conceded("mulligan", CONFIG, Styles.EAGER, game -> game.table().turn() == 0, Concede::new)
            .conceded("plans", CONFIG, Styles.EAGER, game -> game.table().turn() == 2, Concede::new)
            .conceded("question", CONFIG, Styles.EAGER, game -> game.prompt() instanceof Ask, Concede::new);

    private static GameConfig config(Options options) {
        return GameConfig.of(options, WorkshopSpecimen.of("one", 1), WorkshopSpecimen.of("other", 2));
    }

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
