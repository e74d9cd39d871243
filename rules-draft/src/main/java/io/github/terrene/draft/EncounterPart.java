package io.github.terrene.draft;

/** The parts of an encounter: one for each type of {@link EncounterAction}. */
public enum EncounterPart {
    /** {@link EncounterAction.InDraft}. */
    DRAFT,
    /** {@link EncounterAction.InTournament}. */
    TOURNAMENT
}
