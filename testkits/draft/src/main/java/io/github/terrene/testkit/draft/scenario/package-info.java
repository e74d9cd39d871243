/**
 * Scenarios of drafts and tournaments. Start with {@link io.github.terrene.testkit.draft.scenario.DraftBook}; {@link
 * io.github.terrene.testkit.draft.scenario.DraftScene} and {@link io.github.terrene.testkit.draft.scenario.TournamentScene} are the
 * language.
 */
@NullMarked
package io.github.terrene.testkit.draft.scenario;

import org.jspecify.annotations.NullMarked;
