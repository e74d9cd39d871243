/**
 * What the scenario languages of all games share: every step is checked, refusals, events and decisions are expected in the same words, and
 * a failure tells the story.
 *
 * <p>Start with {@link io.github.terrene.testkit.script.Script}, which the language of a game extends; the language of a game for two, with
 * scenarios that begin at any table, extends {@link io.github.terrene.testkit.script.TableScript}; what such a table can have is asked of {@link
 * io.github.terrene.testkit.script.Premises}. Each game's testkit has a package {@code
 * scenario}.
 */
@NullMarked
package io.github.terrene.testkit.script;

import org.jspecify.annotations.NullMarked;
