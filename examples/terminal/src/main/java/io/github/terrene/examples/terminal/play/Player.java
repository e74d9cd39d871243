package io.github.terrene.examples.terminal.play;

import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.match.Match;
import io.github.terrene.odyssey.match.MatchEvent;
import io.github.terrene.odyssey.match.MatchRules;
import io.github.terrene.odyssey.match.MatchView;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Somebody who decides for a seat. */
@FunctionalInterface
public interface Player {
    /**
     * Decides.
     *
     * @param match the match so far; the seat is awaited
     * @param rng the player's chance for this decision
     */
    Reply<Action> decide(Timeline<Match, Action, MatchEvent> match, Rng rng);

    /** An agent of the kernel as a player. It sees its view and what is legal, no events, and is never offered conceding. */
    static Player of(MatchRules rules, Seat seat, Agent<MatchView, Action, MatchEvent> agent) {
        return (match, rng) -> {
            Seq<Action> legal = rules.legal(match.state(), seat);
            Seq<Action> offered = legal.reject(rules::concedes);
            MatchView view = rules.view(match.state(), seat);
            return Reply.act(Array.of(agent.decide(view, offered.isEmpty() ? legal : offered, rng)));
        };
    }
}
