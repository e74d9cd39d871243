package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.effect.Phrase;
import io.github.terrene.odyssey.event.TurnEvent.TurnBegan;
import io.github.terrene.odyssey.match.Match;
import io.github.terrene.odyssey.match.MatchEvent;

/**
 * What is to be said when a match is over.
 *
 * @param paper where to
 * @param cast the players
 * @param match the match
 */
record Summary(Paper paper, PlayerNames cast, Timeline<Match, Action, MatchEvent> match) {

    void print() {
        paper.blank();
        Match last = match.state();
        String score = cast.score(last.game().table().teams(), last.wins());
        paper.line(paper.paint(Ink.STRONG, "Result: ") + score + (last.outcome().isEmpty() ? ", not finished" : "")
                + " (" + Phrase.times(last.number(), "game") + ", " + Phrase.times(turns(), "turn") + ", "
                + Phrase.times(match.length(), "decision") + ")");
    }

    private int turns() {
        return match.events()
                .count(event -> event instanceof MatchEvent.InGame game && game.event() instanceof TurnBegan);
    }
}
