/**
 * Random Encounter: bots that draft and build decks, and how draft and tournament are told.
 *
 * <p>Start with {@link io.github.terrene.examples.terminal.draft.EncounterStage} and {@link
 * io.github.terrene.examples.terminal.draft.Contender}.
 */
package io.github.terrene.examples.terminal.draft;
