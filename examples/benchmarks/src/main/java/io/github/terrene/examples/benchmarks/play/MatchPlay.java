package io.github.terrene.examples.benchmarks.play;

import io.github.terrene.kernel.compose.Match;
import io.github.terrene.kernel.compose.MatchEvent;
import io.github.terrene.kernel.compose.MatchView;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.match.MatchRules;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;

/** Random play of matches, best of three, with the decks of {@link OdysseyPlay#realDecks}. */
public final class MatchPlay {
    private MatchPlay() {}

    /** Every choice is equally likely. */
    public static RulesPlay<MatchConfig, Match<MatchConfig, Game>, Action, MatchEvent<Event, Table>, MatchView<View>>
            uniform() {
        GameConfig game = OdysseyPlay.realConfig();
        return RulesPlay.uniform(
                MatchRules.of(OdysseyPlay.duel()),
                new MatchConfig(game.options(), game.decks()),
                (match, seat) -> OdysseyPlay.digest(match.game(), seat) ^ (long) match.number() << 44);
    }
}
