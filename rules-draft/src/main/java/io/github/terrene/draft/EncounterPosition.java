package io.github.terrene.draft;

import io.github.terrene.draft.picking.DraftPosition;
import io.github.terrene.draft.tournament.TournamentPosition;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Rng;
import io.vavr.control.Option;

/**
 * What can be said about an encounter without knowing how these rules store it. Fingerprints are made from it, as {@link
 * Notation#writePosition} says.
 *
 * @param draft the position of the draft
 * @param tournament the position of the tournament; none before it begins
 * @param rng what the tournament's generator is made from
 */
public record EncounterPosition(DraftPosition draft, Option<TournamentPosition> tournament, Rng rng) {
    /** The position of an encounter. */
    public static EncounterPosition of(Encounter encounter) {
        return new EncounterPosition(
                DraftPosition.of(encounter.draft()),
                encounter.tournament().map(TournamentPosition::of),
                encounter.rng());
    }
}
