package io.github.terrene.testkit.odyssey.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Run;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.format.Options;
import io.github.terrene.odyssey.game.GameConfig;
import io.github.terrene.odyssey.game.PlayStyles;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.testkit.law.EndedGames;
import io.github.terrene.testkit.odyssey.arbitrary.Decks;
import io.github.terrene.testkit.odyssey.arbitrary.Styles;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** A saved duel that is over says by which rule: it is read if that rule can have ended it so, and refused otherwise. */
@Rule({"TO-10.1", "TO-10.2", "TO-10.3", "TO-10.4", "TO-10.5", "TO-10.6"})
class EndedDuelTest {
    private static final GameConfig CONFIG = config(Options.standard());

    private static final EndedGames<GameConfig, Game, Action, Event> ENDS = EndedGames.of(DuelSpecimen.RULES)
            .ended("no HP", CONFIG, PlayStyles.SENSIBLE, "TO-10.1")
            .ended("no Character", CONFIG, Styles.WANDERER, "TO-10.2")
            .ended("limit", config(Options.standard().withTurnLimit(3)), Styles.BUILDER, "TO-10.6")
            .conceded("run", CONFIG, Styles.BUILDER, game -> game.table().turn() == 4, Run::new);

    private static GameConfig config(Options options) {
        Decks decks = Decks.constructed(DuelSpecimen.RULES.book().catalogue());
        return GameConfig.of(
                options,
                decks.of(options.edition(), Array.range(0, 30)),
                decks.of(options.edition(), Array.range(5, 35)));
    }

    @Test
    void whatEndedAsItMayIsRead() {
        assertThat(ENDS.misread()).isEmpty();
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvFileSource(resources = "ended-duels.csv", delimiter = '|', quoteCharacter = '~')
    void whatCannotHaveEndedSoIsRefused(String end, String what, String becomes, String place, String sentence) {
        assertThat(ENDS.refusal(end, what, becomes)).hasToString(place + ": " + sentence);
    }
}
