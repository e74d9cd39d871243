/**
 * A language for scenarios that reads like the rulebook: a table, what is done, and the table afterwards.
 *
 * <p>Start with {@link io.github.terrene.testkit.odyssey.scenario.ScenarioBook}, the class that tests extend. {@link
 * io.github.terrene.testkit.odyssey.scenario.TableBuilder} makes any table without it. Nothing here implements a rule: whatever is asked, done
 * or refused goes through {@link io.github.terrene.odyssey.game.TerreneOdyssey}.
 */
@NullMarked
package io.github.terrene.testkit.odyssey.scenario;

import org.jspecify.annotations.NullMarked;
