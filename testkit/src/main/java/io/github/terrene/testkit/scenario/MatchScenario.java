package io.github.terrene.testkit.scenario;

import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Step;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.match.Match;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.match.MatchEvent;
import io.github.terrene.odyssey.match.MatchRules;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/**
 * A scenario of a whole match, from its beginning: the same verbs, and what is so between games. What happens within a game is
 * better told as a {@link Scenario}.
 */
public final class MatchScenario {
    private final MatchRules rules;
    private Match match;
    private Array<MatchEvent> events = Array.empty();
    private boolean ended;

    private MatchScenario(MatchRules rules, Match match) {
        this.rules = rules;
        this.match = match;
    }

    /**
     * A match that begins.
     *
     * @throws IllegalArgumentException if the configuration is refused
     */
    public static MatchScenario begin(TerreneOdyssey game, MatchConfig config, long seed) {
        MatchRules rules = MatchRules.of(game);
        Step<Match, MatchEvent> start = rules.start(config, seed)
                .getOrElseThrow(problems -> new IllegalArgumentException(problems.mkString("\n")));
        return new MatchScenario(rules, start.state());
    }

    /** These things are done. */
    public MatchScenario when(Deed... deeds) {
        for (Deed deed : deeds) {
            Step<Match, MatchEvent> step = rules.applyAll(match, actions(deed))
                    .getOrElseThrow(rejections -> failure(deed + ": refused " + rejections.mkString(" ")));
            match = step.state();
            events = events.appendAll(step.events());
            ended = false;
        }
        return this;
    }

    /** It is refused, with this rule among the reasons. */
    public MatchScenario refuses(Deed deed, String number) {
        Seq<Rejection> reasons = rules.applyAll(match, actions(deed)).swap().getOrElse(Array.empty());
        require(
                reasons.exists(reason -> reason.rule().equals(number)),
                deed + " is not refused by " + number + ": " + reasons);
        return this;
    }

    private Seq<Action> actions(Deed deed) {
        return deed.actions(new Scene(match.game(), List.empty()));
    }

    /** On the table of the game that is played it is so. */
    public MatchScenario then(Fact... facts) {
        Table table = match.game().table();
        Seq<String> faults = Array.of(facts).flatMap(fact -> fact.faults(table));
        require(faults.isEmpty(), faults.mkString("not as expected: ", "\n  ", ""));
        return this;
    }

    /** Games won, by team, and the number of the game that is played. */
    public MatchScenario score(int first, int second, int game) {
        require(
                match.wins().equals(Array.of(first, second)) && match.number() == game,
                "expected " + first + " to " + second + " in game " + game + ", not "
                        + match.wins().mkString(" to ") + " in game " + match.number());
        return this;
    }

    /** These players, and nobody else, have to decide about that now. */
    public MatchScenario awaits(String prompt, Player... players) {
        Seq<Decision> expected = Array.of(players).map(player -> new Decision(player.seat(), prompt));
        require(rules.pending(match).corresponds(expected, Decision::equals), "awaited should be " + expected);
        ended = true;
        return this;
    }

    /** The match is over, won by this player's team by that rule. */
    public MatchScenario isWonBy(Player player, String rule) {
        return isOver(new Outcome(match.game().table().team(player.seat()).seats(), rule));
    }

    /** The match is over, drawn by that rule. */
    public MatchScenario isDrawn(String rule) {
        return isOver(new Outcome(Array.empty(), rule));
    }

    private MatchScenario isOver(Outcome expected) {
        require(rules.outcome(match).contains(expected), "expected " + expected + ", not " + rules.outcome(match));
        require(rules.pending(match).isEmpty(), "the match is over, and yet somebody is awaited");
        ended = true;
        return this;
    }

    /** Whether it said who is awaited, or who has won, after the last thing that was done. */
    public boolean ended() {
        return ended;
    }

    /** The match as it stands. */
    public Match match() {
        return match;
    }

    /** All that has happened. */
    public Seq<MatchEvent> events() {
        return events;
    }

    void require(boolean asItShouldBe, String otherwise) {
        if (!asItShouldBe) {
            throw failure(otherwise);
        }
    }

    private AssertionError failure(String what) {
        Game game = match.game();
        return new AssertionError(what + "\n\ngame " + match.number() + ", wins "
                + match.wins().mkString(" to ") + "\n" + Drawing.of(game.table()) + "\nawaited: "
                + rules.pending(match).mkString(", "));
    }
}
