/**
 * Scenarios of drafts: what lies on the table, what is done, the table after it. {@link
 * io.github.terrene.testkit.draft.scenario.DraftScene} is the language.
 */
@NullMarked
package io.github.terrene.testkit.draft.scenario;

import org.jspecify.annotations.NullMarked;
