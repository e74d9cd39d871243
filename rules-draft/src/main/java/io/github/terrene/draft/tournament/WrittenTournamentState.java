package io.github.terrene.draft.tournament;

import io.github.terrene.draft.tournament.score.Progress;
import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.text.Saved;
import io.github.terrene.odyssey.saved.WrittenState;
import io.github.terrene.odyssey.setup.Format;
import io.github.terrene.odyssey.setup.Setting;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A tournament as it is saved: without what its configuration says.
 *
 * @param progress what everybody knows
 * @param games the games of the round under way
 * @param leaving who will leave when the round is over
 * @param rng the generator that those of all rounds are split from
 * @param outcome how the tournament ended
 * @param print as {@link Saved#print} says
 */
@Internal
public record WrittenTournamentState(
        Progress progress,
        Array<Option<WrittenState>> games,
        Array<Seat> leaving,
        Rng rng,
        Option<Outcome> outcome,
        Option<Fingerprint> print)
        implements Saved {

    static WrittenTournamentState of(Tournament tournament) {
        return new WrittenTournamentState(
                tournament.progress(),
                tournament.games().map(each -> each.map(WrittenState::of)),
                tournament.leaving(),
                tournament.rng(),
                tournament.outcome(),
                Option.none());
    }

    Tournament in(TournamentConfig config, Format format) {
        Setting setting = new Setting(format, config.options(), Array.empty());
        return new Tournament(
                config, progress, games.map(each -> each.map(game -> game.in(setting))), leaving, rng, outcome);
    }
}
