package io.github.terrene.testkit.odyssey.scenario;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.compose.BestOfThree;
import io.github.terrene.kernel.compose.Match;
import io.github.terrene.kernel.compose.MatchEvent;
import io.github.terrene.kernel.compose.MatchView;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.match.MatchRules;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.law.Tables;
import io.github.terrene.testkit.law.match.MatchTables;
import io.github.terrene.testkit.script.Script;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * A scenario of a whole match, from its beginning: the same verbs, and what is true between games. What happens within a game is better
 * told as a {@link Scenario}.
 */
public final class MatchScenario
        extends Script<
                MatchConfig,
                Match<MatchConfig, Game>,
                Action,
                MatchEvent<Event, Table>,
                MatchView<View>,
                MatchScenario> {
    private MatchScenario(
            BestOfThree<MatchConfig, Game, Action, Event, View, Table> rules, Match<MatchConfig, Game> match) {
        super(
                rules,
                new MatchTables<>(Tables.folding(Game::table, View::table)),
                table -> Drawing.of(table, Names.NONE),
                Names.NONE::of);
        begin(match);
    }

    /**
     * Begins a match.
     *
     * @throws IllegalArgumentException if the configuration is refused
     */
    public static MatchScenario begin(TerreneOdyssey game, MatchConfig config, long seed) {
        BestOfThree<MatchConfig, Game, Action, Event, View, Table> rules = MatchRules.of(game);
        Step<Match<MatchConfig, Game>, MatchEvent<Event, Table>> start = rules.start(config, seed)
                .getOrElseThrow(problems -> new IllegalArgumentException(problems.mkString("\n")));
        return new MatchScenario(rules, start.state());
    }

    @Override
    protected MatchScenario self() {
        return this;
    }

    @Override
    protected Option<MatchConfig> config(Match<MatchConfig, Game> match) {
        return Option.some(match.config());
    }

    /** Players do these things. */
    public MatchScenario when(Act... deeds) {
        for (Act deed : deeds) {
            perform(deed.toString(), actions(deed));
        }
        return this;
    }

    /** It is refused, with all of these keys among the reasons. */
    public MatchScenario refuses(Act deed, String... keys) {
        return refuse(deed.toString(), actions(deed), keys);
    }

    private Seq<Action> actions(Act deed) {
        return deed.actions(new Scene(match().game(), List.empty()));
    }

    /** Expects these facts on the table of the game that is played. */
    public MatchScenario then(Fact... facts) {
        Table table = match().game().table();
        Seq<String> faults = Array.of(facts).flatMap(fact -> fact.faults(table));
        require(faults.isEmpty(), faults.mkString("not as expected: ", "\n  ", ""));
        return this;
    }

    /** Games won, by team, and the number of the game that is played. */
    public MatchScenario score(int first, int second, int game) {
        require(
                match().wins().equals(Array.of(first, second)) && match().number() == game,
                "expected " + first + " to " + second + " in game " + game + ", not "
                        + match().wins().mkString(" to ") + " in game "
                        + match().number());
        return this;
    }

    /** This player, and nobody else, has to decide about that now. */
    public MatchScenario awaits(Player player, String prompt) {
        return awaits(new Players(Array.of(player)), prompt);
    }

    /** All of these, and nobody else, have to decide about that now, at the same time. */
    public MatchScenario awaits(Players players, String prompt) {
        return await(players.decisions(prompt));
    }

    /** The match is over, won by this player's team by that rule. */
    public MatchScenario isWonBy(Player player, String rule) {
        return isOver(new Outcome(match().game().table().team(player.seat()).seats(), rule));
    }

    /** The match is over, drawn by that rule. */
    public MatchScenario isDrawn(String rule) {
        return isOver(new Outcome(Array.empty(), rule));
    }

    /** The current match. */
    public Match<MatchConfig, Game> match() {
        return state();
    }
}
