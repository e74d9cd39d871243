package io.github.terrene.examples.terminal;

import io.github.terrene.draft.Encounter;
import io.github.terrene.draft.EncounterAction;
import io.github.terrene.draft.EncounterEvent;
import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.draft.Narrator;
import io.github.terrene.examples.terminal.draft.Players;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.page.ProgressBar;
import io.github.terrene.examples.terminal.told.Detail;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.odyssey.effect.Phrase;
import io.vavr.control.Option;

/**
 * How an encounter is told, and by which rules it is played.
 *
 * @param rules the rules
 * @param paper where it is told
 * @param detail how much
 * @param eyes through whose eyes; if nobody's, everything is told
 * @param person the player who is addressed
 * @param terminal whether a terminal shows it
 */
record DraftSetting(
        RandomEncounter rules, Paper paper, Detail detail, Option<Seat> eyes, Option<Seat> person, boolean terminal) {

    PlayerNames cast(int players) {
        return Players.cast(paper, players, person);
    }

    Narrator narrator(PlayerNames cast) {
        return new Narrator(rules, paper, cast, detail, person.orElse(eyes), new ProgressBar(paper, terminal));
    }

    /** How it ended, in a line. */
    void close(Timeline<Encounter, EncounterAction, EncounterEvent> played) {
        Encounter last = played.state();
        String over = rules.outcome(last).isDefined() ? "" : "not finished, ";
        int games = last.tournament()
                .map(each -> each.progress()
                        .rounds()
                        .map(round -> round.games().size())
                        .sum()
                        .intValue())
                .getOrElse(0);
        paper.line(paper.paint(
                Ink.FAINT,
                "(" + over + Phrase.times(games, "game") + ", " + Phrase.times(played.length(), "decision") + ")"));
    }
}
