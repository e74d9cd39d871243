package io.github.terrene.examples.terminal.draft;

import io.github.terrene.draft.Encounter;
import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.draft.tournament.score.Progress;

/** How much of an encounter is over. */
final class Share {
    private Share() {}

    /** From 0 to 1, by the games of the tournament. */
    static double of(Encounter encounter) {
        return encounter
                .tournament()
                .map(tournament -> of(tournament.progress()))
                .getOrElse(0.0);
    }

    private static double of(Progress progress) {
        double over = progress.round().games().count(Fixture::over);
        double games = Math.max(1, progress.round().games().size());
        return (progress.roundNumber() - 1 + over / games) / progress.roundsInAll();
    }
}
