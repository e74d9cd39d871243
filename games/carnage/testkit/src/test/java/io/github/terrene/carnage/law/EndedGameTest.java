package io.github.terrene.carnage.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.action.Action.Concede;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.game.PlayStyles;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.carnage.law.CarnageSpecimen;
import io.github.terrene.testkit.carnage.law.Styles;
import io.github.terrene.testkit.law.EndedGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** A saved game that is over says by which rule: it is read if that rule can have ended it so, and refused otherwise. */
@Rule({"CG-13.1", "CG-13.2", "CG-13.4", "CG-13.5", "CG-13.6", "CG-13.7", "CG-13.8"})
class EndedGameTest {
    private static final Options STANDARD = Options.standard();
    private static final GameConfig CONFIG = config(STANDARD);

    private static final EndedGames<GameConfig, Game, Action, Event> ENDS = EndedGames.of(Workshop.RULES)
            .ended("points", CONFIG, PlayStyles.SENSIBLE, "CG-13.1")
            .ended("exhaustion", config(STANDARD.withConcedeOnExhaustion(true)), Styles.STOKER, "CG-13.2")
            .ended("stalemate", config(STANDARD.withStalemateTurns(3)), Styles.STOKER, "CG-13.5")
            .ended("limit", config(STANDARD.withTurnLimit(9)), Styles.SETTLER, "CG-13.6")
            .conceded("concession", CONFIG, Styles.WARLORD, game -> asked(game, "action"), Concede::new)
            .conceded("draft", CONFIG, Styles.WARLORD, game -> asked(game, "draft"), Concede::new)
            .conceded(
                    "laying",
                    CONFIG,
                    Styles.WARLORD,
                    game -> asked(game, "elements for the duel") && deciders(game) == 2,
                    Concede::new);

    private static GameConfig config(Options options) {
        return GameConfig.of(
                options,
                CarnageSpecimen.list("one", Workshop.CARDS, 1),
                CarnageSpecimen.list("other", Workshop.CARDS, 2));
    }

    private static boolean asked(Game game, String about) {
        return game.prompt() != null && game.prompt().key().equals(about);
    }

    private static int deciders(Game game) {
        return Workshop.RULES.deciders(game).size();
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
