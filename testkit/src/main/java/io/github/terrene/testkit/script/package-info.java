/**
 * What the scenario languages of all games share: each step is checked, refusals, events and decisions are expected in the same words, and
 * a failure tells the story.
 *
 * <p>Start with {@link io.github.terrene.testkit.script.Script}, which the language of a game extends. Terrene Odyssey's is the
 * package {@code scenario}.
 */
@NullMarked
package io.github.terrene.testkit.script;

import org.jspecify.annotations.NullMarked;
