/**
 * Random Encounter: how draft and tournament are told.
 *
 * <p>Start with {@link io.github.terrene.examples.terminal.draft.EncounterStage}.
 */
package io.github.terrene.examples.terminal.draft;
