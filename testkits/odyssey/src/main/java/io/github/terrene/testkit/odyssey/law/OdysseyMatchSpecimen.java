package io.github.terrene.testkit.odyssey.law;

import io.github.terrene.kernel.compose.BestOfThree;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.law.match.MatchSpecimen;
import io.vavr.collection.Array;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/**
 * Matches of a specimen's games, most of them with short games: a walk that never leaves the first game says no more than one through a single
 * game.
 */
public final class OdysseyMatchSpecimen
        extends MatchSpecimen<MatchConfig, GameConfig, Game, Action, Event, View, Table> {
    /**
     * Matches.
     *
     * @param game what their games are like
     */
    public OdysseyMatchSpecimen(
            BestOfThree<MatchConfig, Game, Action, Event, View, Table> rules, OdysseySpecimen game) {
        super(
                rules,
                game,
                config -> new MatchConfig(config.options(), config.decks()),
                match -> new GameConfig(match.options(), match.decks(), Array.empty()));
    }

    @Override
    public Arbitrary<SeededConfig<MatchConfig>> seededConfigs() {
        return Combinators.combine(super.seededConfigs(), Arbitraries.of(3, 1, 1, 3, 3, 1, 7, 200))
                .as(OdysseyMatchSpecimen::limited);
    }

    private static SeededConfig<MatchConfig> limited(SeededConfig<MatchConfig> match, int turnLimit) {
        MatchConfig config = match.config();
        return new SeededConfig<>(
                new MatchConfig(config.options().withTurnLimit(turnLimit), config.decks()), match.seed());
    }
}
