package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.compose.Match;
import io.github.terrene.kernel.compose.MatchEvent;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.effect.Phrase;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.event.TurnEvent.TurnBegan;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.Table;

/**
 * What is to be said when a match is over.
 *
 * @param paper where to
 * @param cast the players
 * @param match the match
 */
record Summary(
        Paper paper, PlayerNames cast, Timeline<Match<MatchConfig, Game>, Action, MatchEvent<Event, Table>> match) {

    void print() {
        paper.blank();
        Match<MatchConfig, Game> last = match.state();
        String score = cast.score(last.game().table().teams(), last.wins());
        paper.line(paper.paint(Ink.STRONG, "Result: ") + score + (last.outcome().isEmpty() ? ", not finished" : "")
                + " (" + Phrase.times(last.number(), "game") + ", " + Phrase.times(turns(), "turn") + ", "
                + Phrase.times(match.length(), "decision") + ")");
    }

    private int turns() {
        return match.events().flatMap(MatchEvent::inGame).count(TurnBegan.class::isInstance);
    }
}
