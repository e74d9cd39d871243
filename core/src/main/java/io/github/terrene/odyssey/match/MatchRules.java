package io.github.terrene.odyssey.match;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.compose.BestOfThree;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;

/**
 * The rules of matches: best of three, in at most five games.
 *
 * <pre>{@code
 * BestOfThree<MatchConfig, Game, Action, Event, View, Table> rules = MatchRules.of(TerreneOdyssey.duel(catalogue));
 * Step<Match<MatchConfig, Game>, MatchEvent<Event, Table>> start =
 *         rules.start(MatchConfig.of(Options.standard(), one, other), 7).get();
 * }</pre>
 *
 * <p>The advantage in a game belongs to a player who Ran in the previous one: two cards in the first Draw Phase (2.9). A missing configuration
 * is refused (2.5), as is one with which no game can be played.
 */
public final class MatchRules {
    private MatchRules() {}

    /** Matches of games with these rules. */
    @Rule({"TO-2.5", "TO-2.8"})
    public static BestOfThree<MatchConfig, Game, Action, Event, View, Table> of(TerreneOdyssey rules) {
        return BestOfThree.of(new OdysseySeries(rules));
    }
}
