package io.github.terrene.draft;

import io.github.terrene.draft.picking.Draft;
import io.github.terrene.draft.picking.WrittenDraftState;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.draft.tournament.WrittenTournamentState;
import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.text.Saved;
import io.github.terrene.odyssey.format.Format;
import io.vavr.control.Option;

/**
 * An encounter as it is saved: without what its configuration says.
 *
 * @param draft the draft
 * @param tournament the tournament; none before it begins
 * @param rng what the tournament's generator is made from
 * @param print as {@link Saved#print} says
 */
@Internal
public record WrittenEncounterState(
        WrittenDraftState draft, Option<WrittenTournamentState> tournament, Rng rng, Option<Fingerprint> print)
        implements Saved {
    static WrittenEncounterState of(Encounter encounter) {
        return new WrittenEncounterState(
                WrittenDraftState.of(encounter.draft()),
                encounter.tournament().map(WrittenTournamentState::of),
                encounter.rng(),
                Option.none());
    }

    /** The encounter with that configuration. The tournament is played with the decks of the draft. */
    Encounter in(DraftConfig config, Format format) {
        Draft begun = draft.in(config);
        return new Encounter(
                begun, tournament.map(each -> each.in(RandomEncounter.tournamentConfig(begun), format)), rng);
    }
}
