package io.github.terrene.testkit.odyssey.law;

import io.github.terrene.kernel.play.Policy;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.game.GameConfig;
import io.github.terrene.odyssey.match.Match;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.match.MatchEvent;
import io.github.terrene.odyssey.match.MatchRules;
import io.github.terrene.odyssey.match.MatchView;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.law.Specimen;
import io.github.terrene.testkit.law.Tables;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Matches of a specimen's games, many of them with short games. */
public final class OdysseyMatchSpecimen implements Specimen<MatchConfig, Match, Action, MatchEvent, MatchView> {
    private final MatchRules rules;
    private final OdysseySpecimen game;

    /**
     * Matches.
     *
     * @param game what their games are like
     */
    public OdysseyMatchSpecimen(MatchRules rules, OdysseySpecimen game) {
        this.rules = rules;
        this.game = game;
    }

    @Override
    public MatchRules rules() {
        return rules;
    }

    @Override
    public Arbitrary<SeededConfig<MatchConfig>> seededConfigs() {
        return Combinators.combine(game.seededConfigs(), Arbitraries.of(3, 1, 7, 200))
                .as(OdysseyMatchSpecimen::seeded);
    }

    private static SeededConfig<MatchConfig> seeded(SeededConfig<GameConfig> game, int turnLimit) {
        GameConfig config = game.config();
        return new SeededConfig<>(
                new MatchConfig(config.options().withTurnLimit(turnLimit), config.decks()), game.seed());
    }

    /** Those of its games. */
    @Override
    public Seq<Policy<? super Match, ? super Action>> policies() {
        return game.policies().map(OdysseyMatchSpecimen::inItsGames);
    }

    private static Policy<Match, Action> inItsGames(Policy<? super Game, ? super Action> policy) {
        return (match, action) -> policy.weight(match.game(), action);
    }

    /** As many as in all its games (2.8). */
    @Override
    public int endless(MatchConfig config) {
        return MatchRules.MOST_GAMES * game.endless(new GameConfig(config.options(), config.decks(), Array.empty()));
    }

    @Override
    public Tables<Match, MatchEvent, MatchView, Table> tables() {
        return new OdysseyMatchTables();
    }

    @Override
    public boolean reveals(MatchEvent event) {
        return event instanceof MatchEvent.FaceDownRevealed
                || event instanceof MatchEvent.InGame inGame && inGame.event().revealing();
    }

    @Override
    public Seq<String> ruleNumbers() {
        return game.ruleNumbers();
    }
}
