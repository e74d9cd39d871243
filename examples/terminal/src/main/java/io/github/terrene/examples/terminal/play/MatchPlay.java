package io.github.terrene.examples.terminal.play;

import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.examples.terminal.tale.Narrator;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.match.Match;
import io.github.terrene.odyssey.match.MatchEvent;
import io.github.terrene.odyssey.match.MatchRules;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Plays a match: asks the awaited players, the lowest seat first, carries out what they choose, and has it told.
 *
 * @param rules the rules
 * @param players by seat
 * @param narrator who tells it
 */
public record MatchPlay(MatchRules rules, Array<Player> players, Narrator narrator) {

    /**
     * Plays until nobody is awaited or somebody quits.
     *
     * @param rng the generator from which each player's stream of chance is split
     */
    public Timeline<Match, Action, MatchEvent> play(Step<Match, MatchEvent> start, Rng rng) {
        narrator.begin(start);
        Timeline<Match, Action, MatchEvent> match = Timeline.from(start);
        boolean here = true;
        while (here && !rules.pending(match.state()).isEmpty()) {
            Seat seat = rules.pending(match.state()).map(Decision::seat).min().get();
            int decided = match.actions().count(action -> action.seat().equals(seat));
            Rng own = rng.streamOf(seat).split(decided);
            Reply<Action> reply = players.get(seat.index()).decide(match, own);
            here = reply.kind() != Reply.Kind.QUIT;
            match = after(match, seat, reply);
        }
        narrator.pause();
        return match;
    }

    private Timeline<Match, Action, MatchEvent> after(
            Timeline<Match, Action, MatchEvent> match, Seat seat, Reply<Action> reply) {
        return switch (reply.kind()) {
            case ACT -> played(match, reply.actions());
            case UNDO -> match.undo(rules, seat).getOrElse(match);
            case LEAVE, QUIT -> match;
        };
    }

    private Timeline<Match, Action, MatchEvent> played(Timeline<Match, Action, MatchEvent> match, Seq<Action> actions) {
        Timeline<Match, Action, MatchEvent> now = match;
        for (Action action : actions) {
            Match before = now.state();
            now = now.play(rules, action)
                    .getOrElseThrow(reasons -> new IllegalStateException("a player chose what is refused: " + reasons));
            narrator.tell(before, new Move<>(action, now.last()));
        }
        return now;
    }
}
