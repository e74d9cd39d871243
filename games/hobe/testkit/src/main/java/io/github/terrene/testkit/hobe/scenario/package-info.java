/**
 * Scenarios of Hobe: a table, what is done, and the table afterwards. {@link io.github.terrene.testkit.hobe.scenario.Scene} is the language.
 */
@NullMarked
package io.github.terrene.testkit.hobe.scenario;

import org.jspecify.annotations.NullMarked;
