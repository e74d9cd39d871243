package io.github.terrene.examples.terminal.odyssey;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.examples.terminal.odyssey.tale.Narrator;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.play.Player;
import io.github.terrene.examples.terminal.setup.PartyPlan;
import io.github.terrene.kernel.Refused;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.compose.BestOfThree;
import io.github.terrene.kernel.compose.Match;
import io.github.terrene.kernel.compose.MatchEvent;
import io.github.terrene.kernel.play.NoUndo;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A person who plays a side: sees the choices, may ask anything about them, and chooses by number.
 *
 * @param rules what answers "why not"
 * @param catalogue what can be looked up
 * @param seat where the person sits
 * @param plan the starting party that is suggested
 * @param input where the person types
 * @param paper where the program talks
 * @param cast the players
 * @param narrator shows what has been told so far before anything is asked
 */
public record Person(
        BestOfThree<MatchConfig, Game, Action, Event, View, Table> rules,
        Catalogue catalogue,
        Seat seat,
        Option<PartyPlan> plan,
        Input input,
        Paper paper,
        PlayerNames cast,
        Narrator narrator)
        implements Player<Match<MatchConfig, Game>, Action, MatchEvent<Event, Table>> {
    @Override
    public Reply<Action> decide(Timeline<Match<MatchConfig, Game>, Action, MatchEvent<Event, Table>> match, Rng rng) {
        narrator.pause();
        return new GameDialogue(plan, input, paper, cast)
                .decide(referee(match), rules.view(match.state(), seat).game(), rules.legal(match.state(), seat));
    }

    private Referee referee(Timeline<Match<MatchConfig, Game>, Action, MatchEvent<Event, Table>> match) {
        return new Referee() {
            @Override
            public Catalogue catalogue() {
                return catalogue;
            }

            @Override
            public Seq<Refused<Action>> refused() {
                return rules.refused(match.state(), seat);
            }

            @Override
            public boolean concedes(Action action) {
                return rules.concedes(action);
            }

            @Override
            public Either<NoUndo, ?> undo() {
                return match.undo(rules, seat);
            }

            @Override
            public String whole() {
                return "match";
            }

            @Override
            public boolean allowsLeaving() {
                return false;
            }
        };
    }
}
